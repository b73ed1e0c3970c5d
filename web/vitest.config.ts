/** Tests without a server or a browser: `npm run test`. */
import { defineConfig, mergeConfig } from 'vitest/config'
import vite from './vite.config.ts'

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      environment: 'jsdom',
      include: ['tests/unit/**/*.test.ts'],
      setupFiles: './tests/unit/setup.ts',
      testTimeout: 60_000,
    },
  }),
)

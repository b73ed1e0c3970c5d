/** Tests in a real browser against a real server: `npm run test:browser`. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: './tests/browser/setup.ts',
    environment: 'node',
    // One browser after another: bots and kernels need the cores.
    fileParallelism: false,
    // A hang must end as a failure; nothing here is judged by time.
    testTimeout: 600_000,
    hookTimeout: 1_200_000,
  },
})

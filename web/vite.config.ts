import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// Where `npm run dev` finds the running server.
const server = process.env['POLIS_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  // The app may be served under any path of a host.
  base: './',
  resolve: { conditions: ['browser'] },
  build: {
    outDir: fileURLToPath(new URL('../src/polis/web_app', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // The server forbids inline resources, so none may be made of small files.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { environment: 'jsdom', include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000 },
})

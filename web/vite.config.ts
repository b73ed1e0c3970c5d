import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { serviceWorker } from './tools/service_worker.ts'

// Where `npm run dev` finds the running server.
const server = process.env['POLIS_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
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
    rolldownOptions: {
      input: ['index.html', 'src/service_worker/service_worker.ts'].map((file) =>
        fileURLToPath(new URL(file, import.meta.url)),
      ),
      output: {
        // The scope of a service worker is the folder that it lies in.
        entryFileNames: ({ name }) =>
          name === 'service_worker' ? '[name].js' : 'assets/[name]-[hash].js',
        // What belongs to a game, and texts that not all pages need, have its name and that of
        // their folder, so that `tools/loads.mjs` finds them.
        chunkFileNames: ({ facadeModuleId }) => {
          const file = facadeModuleId ?? ''
          const game = /\/games\/(\w+)\//.exec(file)?.[1]
          const page = /messages\/web\/(\w+)\/\w+\.ftl/.exec(file)?.[1]
          return `assets/${[game, page, '[name]-[hash].js'].filter(Boolean).join('-')}`
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
})

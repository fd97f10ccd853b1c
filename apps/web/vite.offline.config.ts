import { join } from 'node:path'
import { defineConfig } from 'vite'

const folder = import.meta.dirname

/**
 * What stands without the server: the page that says it can't be reached, and the worker that keeps that page. The
 * worker bears a plain name, because a browser asks for a new version of it by that.
 */
export default defineConfig({
  css: { transformer: 'lightningcss' },
  build: {
    target: 'es2024',
    sourcemap: false,
    // The other parts of the site were built into the same folder before.
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        offline: join(folder, 'offline.html'),
        'service-worker': join(folder, 'src/worker/service-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})

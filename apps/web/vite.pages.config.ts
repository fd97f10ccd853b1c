import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const folder = import.meta.dirname

const fields = /@mantine\/core\/.*\/(Input|CloseButton|Transition)\b|\/shared\/(listeners|api\/api-error)/

/**
 * The public pages: a site of their own beside the keeper's, with neither shell nor router. Built once for the browser
 * and, with `--ssr src/public-pages/draw-page.tsx`, once for the server, which draws them. Both name the classes alike.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  css: { transformer: 'lightningcss' },
  plugins: [react()],
  build: {
    target: isSsrBuild ? 'node22' : 'es2024',
    sourcemap: false,
    // The keeper's site was built into the same folder before.
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One sheet in the head of the page, for what the server draws must look right before any script.
    cssCodeSplit: false,
    ...(isSsrBuild
      ? { outDir: join(folder, 'dist/.drawing'), rolldownOptions: { output: { codeSplitting: false } } }
      : {
          rolldownOptions: {
            input: join(folder, 'public.html'),
            // What asks for a password needs a field; the page's own fields are one file with it, and not one for each module.
            output: { codeSplitting: { groups: [{ name: 'fields', test: fields }] } },
          },
        }),
  },
  // What draws the pages is one file that needs no packages beside it, and React's quick form in it.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
}))

import { publicPlaceOf } from '@clutchbook/domain/sharing/sharing.rules'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type IndexHtmlTransformContext, type Plugin } from 'vite'
import { groups } from './vite.groups.ts'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

const server = `http://localhost:${process.env.API_PORT ?? 3000}`

/** The shell and the dashboard are the first page of nearly every visit, so they come with it and not after it. */
const firstPage = new Set(['/_shell', '/_shell/'])

/** Has the browser fetch the two fonts along with the page instead of after the style sheet. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
  },
})

/** The files that a part of the script needs at once, itself included. */
function filesOf(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (found.has(file) || chunk?.type !== 'chunk') return found
  found.add(file)
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
  for (const needed of chunk.imports) filesOf(bundle, needed, found)
  return found
}

const tagOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<script type="module" crossorigin src="/${file}"></script>`

/**
 * Names what the sign-in page is made of between two marks, for the server to leave in where nobody is signed in: the browser
 * then fetches it along with the first script and not after it.
 */
const nameSignedOutFiles = (): Plugin => ({
  name: 'name-signed-out-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const [entry] = chunks.filter((chunk) => 'isEntry' in chunk && chunk.isEntry)
      const signedOut = chunks.find(({ name }) => name === 'signed-out')
      if (!entry || !signedOut) throw new Error('The build has no file of its own for who is not signed in')
      const first = filesOf(bundle, entry.fileName)
      const tags = [...filesOf(bundle, signedOut.fileName)].filter((file) => !first.has(file)).map(tagOf)
      return html.replace('</head>', `<!--signed-out-->${tags.join('')}<!--/signed-out--></head>`)
    },
  },
})

/**
 * Ends the build where a file hands out a name that it does not have: such a file opens in no browser. The bundler makes one
 * of a small part of the site that bears modules which no group of `vite.groups.ts` has.
 */
const ensureExports = (): Plugin => ({
  name: 'ensure-exports',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      const code = file.type === 'chunk' ? file.code : ''
      for (const [, name = ''] of code.matchAll(/\b(\w+_exports) as /g))
        if (code.split(name).length === 2)
          this.error(
            `${file.fileName} has no ${name}. Please put what it bears into a group of vite.groups.ts.`,
          )
    }
  },
})

/** While developing, hands out the page of the public pages as the server does, only not drawn. */
const handOutPublicPages = (): Plugin => ({
  name: 'hand-out-public-pages',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const [path = ''] = (request.url ?? '').split('?', 1)
      if (publicPlaceOf(path)) request.url = '/public.html'
      next()
    })
  },
})

export default defineConfig({
  css: { transformer: 'lightningcss' },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { splitBehavior: ({ routeId }) => (firstPage.has(routeId) ? [] : undefined) },
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    preloadFonts(),
    nameSignedOutFiles(),
    ensureExports(),
    handOutPublicPages(),
  ],
  build: {
    target: 'es2024',
    sourcemap: false,
    // Every file stays a file: the page's policy lets no inlined one in.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // In kB before compression. The first page is one file on purpose (0028); a test of B1 limits what it weighs compressed.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // The first script names some 200 files, and chance does not compress: 36 bits tell the versions of one file apart (B1).
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { port: 5173, proxy: { '/api': server } },
})

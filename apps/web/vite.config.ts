import { publicPlaceOf } from '@clutchbook/domain/sharing/sharing.rules'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type IndexHtmlTransformContext, type Plugin } from 'vite'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

const server = `http://localhost:${process.env.API_PORT ?? 3000}`

/** The shell and the dashboard are the first page of nearly every visit, so they come with it and not after it. */
const firstPage = new Set(['/_shell', '/_shell/'])

/**
 * What is small and drawn or asked on many pages: signs, words, rules, calls, and the pieces that every page is made of.
 * What brings much along with it, dialogs and bubbles, comes by itself.
 */
const leaves =
  /lucide-react|@mantine[\\/]hooks|react-query|[\\/]domain[\\/]src[\\/]|[\\/]shared[\\/](api|navigation|ui)[\\/](?!dialog-frame|hint-bubble|entry-menu)|media-view|call-key|\.(texts|queries|rules|api)\.ts$/

/** Small pieces that few pages share. */
const common =
  /[\\/](plan-limit-line|under-plan-limit|use-plan-limit|billing\.texts|status-badge|sex-mark|tell-deleted|share-page-button|more-button|ellipsis-vertical|card-pages|crumbs|detail-list|project-brief|partner-photo)\b/

/** What nearly every form is made of, and the box to tick, which is not only in forms. */
const forms =
  /@mantine[\\/]form|[\\/]shared[\\/]forms[\\/](refuse-fields|server-errors|first-error|password-field)\b/
const checkbox =
  /@mantine[\\/]core[\\/].*[\\/](Checkbox|InlineInput|InputsGroupFieldset|CheckIcon|get-auto-contrast-value)\b/

/** What the forms of dialogs are made of: a dialog is a dozen files otherwise, and to name each takes a slow phone 4 ms. */
const fields =
  /@mantine[\\/]dates|dayjs|@mantine[\\/]core[\\/].*[\\/](Autocomplete|Combobox|NativeSelect|Select|Textarea)[\\/]|[\\/]shared[\\/]forms[\\/](?!call-key)|options-in-place|typed-day|useBlocker/

/** The pages of who is not signed in yet. */
const doors = /routes[\\/](auth|reset-password|memory-auth)\.tsx\?tsr-split=/

const animalPages = /routes[\\/]_shell\.(animals\.(index|\$id|archive)|holdbacks)\.tsx\?tsr-split=/

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
const nameDoors = (): Plugin => ({
  name: 'name-doors',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const [entry] = chunks.filter((chunk) => 'isEntry' in chunk && chunk.isEntry)
      const door = chunks.find(({ name }) => name === 'doors')
      if (!entry || !door) throw new Error('The build has no file of its own for who is not signed in')
      const first = filesOf(bundle, entry.fileName)
      const tags = [...filesOf(bundle, door.fileName)].filter((file) => !first.has(file)).map(tagOf)
      return html.replace('</head>', `<!--doors-->${tags.join('')}<!--/doors--></head>`)
    },
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
    nameDoors(),
    handOutPublicPages(),
  ],
  build: {
    target: 'es2024',
    sourcemap: false,
    // Every file stays a file: the page's policy lets no inlined one in.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first page needs comes as one file; without this it would be a dozen small ones.
            { name: 'first', tags: ['$initial'] },
            // So does what is small and many pages need; each sign and each list of words would else be a file of its own.
            { name: 'leaves', test: leaves, minShareCount: 6 },
            { name: 'common', test: common, includeDependenciesRecursively: false },
            { name: 'forms', test: forms },
            { name: 'checkbox', test: checkbox, includeDependenciesRecursively: false },
            { name: 'fields', test: fields, includeDependenciesRecursively: false },
            // Whoever comes to a list goes on to an animal and back again.
            { name: 'animals', test: animalPages },
            { name: 'doors', test: doors },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': server } },
})

/**
 * The architecture as rules of imports; docs/architecture.md tells why. Imports of types count like any other.
 * `tools/architecture.test.ts` plants a violation of each rule and fails unless it is reported.
 */

/**
 * Server areas from the ground up: an area may ask the ones before it, never one after it. An area that no other asks
 * needs no place here.
 */
const areas = [
  'accounts',
  'billing',
  'media',
  'collection',
  'lineage',
  'genetics',
  'breeding',
  'incubation',
  'eggs',
  'season',
  'calendar',
  'places',
  'husbandry',
  'trash',
  'notifications',
  'sharing',
  'people',
  'search',
  'home',
  'admin',
  'import-export',
  'maintenance',
]

const serverAreas = '^apps/server/src/features/'
const webAreas = '^apps/web/src/features/'
const tests = '\\.test\\.tsx?$'
/** What tests stand on. It sets up any area and any database, so the rules of the running product don't bind it. */
const testing = '^(apps/server/src|packages/domain/src/[^/]+)/testing/'

/** A package by its name, wherever npm put it, or its types. */
const npm = (name) => `(^|/)node_modules/(@types/)?${name}/`

const areaOrder = areas.map((area, place) => {
  const earlier = areas.slice(0, place)
  const entries =
    earlier.length > 0 ? [`${serverAreas}(${earlier.join('|')})/[^/]+\\.(service|hooks)\\.ts$`] : []
  return {
    name: `area-order-${area}`,
    comment: `${area} may import only the .service.ts and .hooks.ts of ${earlier.join(', ') || 'no other area'}.`,
    severity: 'error',
    from: { path: `${serverAreas}${area}/`, pathNot: tests },
    to: { path: serverAreas, pathNot: [`${serverAreas}${area}/`, ...entries] },
  }
})

/** What an area without a place in the order may ask: the areas of records. */
const ofRecords = areas.slice(0, areas.indexOf('trash'))

const areaAlone = {
  name: 'area-order-alone',
  comment: `An area without a place in the order may import only the .service.ts and .hooks.ts of ${ofRecords.join(', ')}; no area imports it.`,
  severity: 'error',
  from: { path: `${serverAreas}(?!(?:${areas.join('|')})/)([^/]+)/`, pathNot: tests },
  to: {
    path: serverAreas,
    pathNot: [`${serverAreas}$1/`, `${serverAreas}(${ofRecords.join('|')})/[^/]+\\.(service|hooks)\\.ts$`],
  },
}

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that import each other, even for types only, can be understood only together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'all-imports-resolve',
      comment: 'An import that leads nowhere hides from every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'domain-stands-alone',
      comment:
        'The vocabulary of the trade runs everywhere: it imports zod, uFuzzy and itself, no Node, no browser.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: [tests, testing] },
      to: { pathNot: ['^packages/domain/src/', npm('zod'), npm('@leeoniya/ufuzzy')] },
    },
    {
      name: 'web-never-meets-server',
      comment: 'The browser and the server share the domain and nothing else.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'server-never-meets-web',
      comment: 'The browser and the server share the domain and nothing else.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'product-needs-no-tools',
      comment: 'What is shipped imports neither tests nor what stands around it.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [tests, testing] },
      to: { path: ['^(tools|e2e|bench|demo)/', testing, tests] },
    },
    ...areaOrder,
    areaAlone,
    {
      name: 'platform-knows-no-area',
      comment: 'The platform carries the areas; what it must know of one is handed to it.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: tests },
      to: { path: serverAreas },
    },
    {
      name: 'fast-path-in-one-line',
      comment: 'The fast path is put in by app.ts alone, so that one line takes it out.',
      severity: 'error',
      from: {
        path: '^apps/',
        pathNot: ['^apps/server/src/platform/http/fast-path/', '^apps/server/src/app\\.ts$'],
      },
      to: { path: '^apps/server/src/platform/http/fast-path/' },
    },
    {
      name: 'sql-in-repositories',
      comment: 'SQL lives in *.repository.ts and platform/database, where both databases are kept in mind.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: ['\\.repository\\.ts$', '^apps/server/src/platform/database/', tests, testing],
      },
      to: { path: [npm('kysely'), npm('pg'), '^(node:)?sqlite$'] },
    },
    {
      name: 'fastify-at-the-edge',
      comment:
        'HTTP stays in *.routes.ts, platform/http and the composition root; services know only the trade.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: [
          '\\.routes\\.ts$',
          '^apps/server/src/platform/http/',
          '^apps/server/src/(app|main)\\.ts$',
          tests,
          testing,
        ],
      },
      to: { path: [npm('fastify'), npm('fastify-[^/]+'), '(^|/)node_modules/@fastify/'] },
    },
    {
      name: 'web-areas-meet-in-public',
      comment: 'An area of the site shows the others its public/ folder and keeps the rest to itself.',
      severity: 'error',
      from: { path: `${webAreas}([^/]+)/` },
      to: { path: webAreas, pathNot: [`${webAreas}$1/`, `${webAreas}[^/]+/public/`] },
    },
    {
      name: 'shared-web-knows-no-area',
      comment: 'What every area uses can depend on none of them.',
      severity: 'error',
      from: { path: '^apps/web/src/shared/' },
      to: { path: ['^apps/web/src/(app|routes)/', webAreas] },
    },
    {
      name: 'pages-never-fetch',
      comment: 'A page asks a hook, and a hook its area’s .queries.ts; only that one makes calls.',
      severity: 'error',
      from: {
        path: '^apps/web/src/',
        pathNot: ['^apps/web/src/shared/api/', `${webAreas}[^/]+/[^/]+\\.queries\\.ts$`, tests],
      },
      to: { path: '^apps/web/src/shared/api/(client|reads)\\.ts$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.json', '.d.ts'],
    },
  },
}

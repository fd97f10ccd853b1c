import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Violation } from './architecture.ts'

/**
 * A small tree in the shape of this checkout that breaks every rule of imports once and, beside each breach,
 * does what is allowed. Keys are files, values their imports.
 */
const features = 'apps/server/src/features'
const pages = 'apps/web/src/features'

const allowed: Record<string, string[]> = {
  'packages/domain/src/kernel/ids.ts': ['zod'],
  'packages/domain/src/kernel/ids.test.ts': ['node:fs'],
  'apps/server/src/app.ts': [
    'fastify',
    './features/collection/collection.routes.ts',
    './platform/http/fast-path/fast-path.ts',
  ],
  'apps/server/src/platform/http/fast-path/fast-path.ts': ['../session.ts', './memo.ts'],
  'apps/server/src/platform/http/fast-path/memo.ts': [],
  'apps/server/src/platform/http/session.ts': ['@fastify/cookie', 'fastify-plugin'],
  'apps/server/src/platform/database/sqlite.ts': ['node:sqlite', 'kysely', 'pg'],
  'apps/server/src/testing/database.ts': ['kysely'],
  'apps/server/src/features/accounts/accounts.service.ts': ['@clutchbook/domain/kernel/ids'],
  'apps/server/src/features/accounts/accounts.hooks.ts': [],
  'apps/server/src/features/accounts/accounts.repository.ts': ['kysely'],
  'apps/server/src/features/collection/collection.routes.ts': ['fastify', './collection.service.ts'],
  'apps/server/src/features/collection/collection.service.ts': [
    '../accounts/accounts.service.ts',
    '../accounts/accounts.hooks.ts',
  ],
  'apps/server/src/features/collection/collection.test.ts': [
    'kysely',
    '../admin/admin.service.ts',
    '../../testing/database.ts',
  ],
  'apps/server/src/features/equipment/equipment.routes.ts': ['fastify', './equipment.service.ts'],
  'apps/server/src/features/equipment/equipment.service.ts': ['../collection/collection.service.ts'],
  'apps/web/src/shared/api/client.ts': ['@clutchbook/domain/kernel/ids'],
  'apps/web/src/shared/api/reads.ts': ['./client.ts'],
  'apps/web/src/features/eggs/eggs.queries.ts': ['../../shared/api/client.ts', '../../shared/api/reads.ts'],
  'apps/web/src/features/eggs/public/egg-count.tsx': ['../eggs.queries.ts'],
  'apps/web/src/features/calendar/pages/calendar-page.tsx': ['../../eggs/public/egg-count.tsx'],
  'tools/report.ts': ['node:fs'],
  'e2e/promise.spec.ts': ['../apps/server/src/testing/database.ts'],
  'demo/seed.ts': ['../apps/server/src/app.ts', '../tools/report.ts'],
}

/** The breaches: the rule, the file that breaks it, and the import that does. */
const breaches: [rule: string, from: string, to: string][] = [
  ['all-imports-resolve', 'apps/server/src/lost.ts', './nowhere.ts'],
  ['domain-stands-alone', 'packages/domain/src/kernel/clock.ts', 'node:fs'],
  ['domain-stands-alone', 'packages/domain/src/kernel/days.ts', 'dayjs'],
  ['web-never-meets-server', 'apps/web/src/app/router.ts', '../../../server/src/platform/http/session.ts'],
  ['server-never-meets-web', 'apps/server/src/page.ts', '../../web/src/shared/api/client.ts'],
  ['product-needs-no-tools', 'apps/server/src/stats.ts', '../../../tools/report.ts'],
  ['product-needs-no-tools', 'apps/server/src/seed.ts', './testing/database.ts'],
  ['product-needs-no-tools', 'apps/server/src/showcase.ts', '../../../demo/seed.ts'],
  ['product-needs-no-tools', 'packages/domain/src/kernel/borrowed.ts', './ids.test.ts'],
  ['platform-knows-no-area', 'apps/server/src/platform/jobs.ts', '../features/accounts/accounts.service.ts'],
  ['fast-path-in-one-line', 'apps/server/src/platform/http/listener.ts', './fast-path/fast-path.ts'],
  ['sql-in-repositories', `${features}/accounts/accounts.query.ts`, 'kysely'],
  ['sql-in-repositories', `${features}/accounts/accounts.pool.ts`, 'pg'],
  ['sql-in-repositories', `${features}/accounts/accounts.file.ts`, 'node:sqlite'],
  ['fastify-at-the-edge', `${features}/accounts/accounts.gate.ts`, 'fastify'],
  ['fastify-at-the-edge', `${features}/accounts/accounts.cookie.ts`, '@fastify/cookie'],
  ['fastify-at-the-edge', `${features}/accounts/accounts.plugin.ts`, 'fastify-plugin'],
  ['web-areas-meet-in-public', `${pages}/calendar/hooks/use-eggs.ts`, '../../eggs/eggs.queries.ts'],
  [
    'shared-web-knows-no-area',
    'apps/web/src/shared/ui/badge.tsx',
    '../../features/eggs/public/egg-count.tsx',
  ],
  ['pages-never-fetch', `${pages}/eggs/pages/eggs-page.tsx`, '../../../shared/api/client.ts'],
  ['pages-never-fetch', 'apps/web/src/routes/eggs.tsx', '../shared/api/client.ts'],
  ['pages-never-fetch', `${pages}/eggs/hooks/use-eggs.ts`, '../../../shared/api/reads.ts'],
  // Breaches of the order of areas: upwards, sideways past the service, and for types as much as for values.
  ['area-order-accounts', `${features}/accounts/accounts.limits.ts`, '../billing/billing.service.ts'],
  ['area-order-billing', `${features}/billing/billing.service.ts`, '../media/media.service.ts'],
  ['area-order-media', `${features}/media/media.service.ts`, '../admin/admin.hooks.ts'],
  ['area-order-collection', `${features}/collection/collection.jobs.ts`, '../lineage/lineage.service.ts'],
  ['area-order-lineage', `${features}/lineage/lineage.service.ts`, '../breeding/breeding.service.ts'],
  ['area-order-genetics', `${features}/genetics/genetics.service.ts`, '../breeding/breeding.service.ts'],
  ['area-order-breeding', `${features}/breeding/breeding.service.ts`, '../eggs/eggs.service.ts'],
  ['area-order-incubation', `${features}/incubation/incubation.service.ts`, '../eggs/eggs.service.ts'],
  ['area-order-eggs', `${features}/eggs/eggs.service.ts`, '../calendar/calendar.service.ts'],
  ['area-order-season', `${features}/season/season.service.ts`, '../calendar/calendar.service.ts'],
  [
    'area-order-calendar',
    `${features}/calendar/calendar.service.ts`,
    '../notifications/notifications.service.ts',
  ],
  ['area-order-places', `${features}/places/places.service.ts`, '../husbandry/husbandry.service.ts'],
  ['area-order-husbandry', `${features}/husbandry/husbandry.service.ts`, '../trash/trash.service.ts'],
  ['area-order-trash', `${features}/trash/trash.service.ts`, '../notifications/notifications.service.ts'],
  [
    'area-order-notifications',
    `${features}/notifications/notifications.service.ts`,
    '../sharing/sharing.service.ts',
  ],
  ['area-order-sharing', `${features}/sharing/sharing.service.ts`, '../people/people.service.ts'],
  ['area-order-people', `${features}/people/people.service.ts`, '../admin/admin.service.ts'],
  ['area-order-search', `${features}/search/search.service.ts`, '../admin/admin.service.ts'],
  ['area-order-home', `${features}/home/home.service.ts`, '../import-export/import-export.service.ts'],
  ['area-order-admin', `${features}/admin/admin.service.ts`, '../accounts/accounts.repository.ts'],
  ['area-order-import-export', `${features}/import-export/export.ts`, '../media/media.repository.ts'],
  ['area-order-maintenance', `${features}/maintenance/backup.ts`, '../media/media.repository.ts'],
  // An area without a place: it may ask the areas of records, and nobody asks it.
  ['area-order-alone', `${features}/equipment/cleaning.ts`, '../sharing/sharing.service.ts'],
  ['area-order-home', `${features}/home/today.ts`, '../equipment/equipment.service.ts'],
]

const typeCycle: [string, string] = ['apps/web/src/shared/first.ts', 'apps/web/src/shared/second.ts']

/** What the checker must report of the planted tree: rule and file, no more and no less. */
export const expectedBreaches: Pick<Violation, 'rule' | 'from'>[] = [
  { rule: 'no-cycles', from: typeCycle[0] },
  ...breaches.map(([rule, from]) => ({ rule, from })),
]

/** Writes the tree below an empty folder. */
export function plantCanary(below: string): void {
  const files = new Map(Object.entries(allowed))
  for (const [, from, to] of breaches) files.set(from, [...(files.get(from) ?? []), to])
  for (const [, from, to] of breaches) plantTarget(files, from, to)
  for (const [path, imports] of files) write(below, path, source(imports))
  write(below, typeCycle[0], "import type { Second } from './second.ts'\nexport type First = Second | 1\n")
  write(below, typeCycle[1], "import type { First } from './first.ts'\nexport type Second = First | 2\n")
  plantPackages(below)
}

/** A file that is imported exists, unless its absence is the breach. */
function plantTarget(files: Map<string, string[]>, from: string, to: string): void {
  if (!to.startsWith('.') || to.includes('nowhere')) return
  const target = join(dirname(from), to).replaceAll('\\', '/')
  if (!files.has(target)) files.set(target, [])
}

/** Each file names something of its imports as a type only, which must count as much as a value. */
const source = (imports: string[]): string =>
  [...imports.map((name) => `import type {} from '${name}'`), 'export const here = 1', ''].join('\n')

function plantPackages(below: string): void {
  for (const name of ['zod', 'dayjs', 'kysely', 'pg', 'fastify', 'fastify-plugin', '@fastify/cookie']) {
    write(below, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(below, `node_modules/${name}/index.js`, '')
  }
  write(
    below,
    'packages/domain/package.json',
    JSON.stringify({ name: '@clutchbook/domain', type: 'module', exports: { './*': './src/*.ts' } }),
  )
  mkdirSync(join(below, 'node_modules/@clutchbook'), { recursive: true })
  symlinkSync(join(below, 'packages/domain'), join(below, 'node_modules/@clutchbook/domain'), 'junction')
}

function write(below: string, path: string, text: string): void {
  mkdirSync(dirname(join(below, path)), { recursive: true })
  writeFileSync(join(below, path), text)
}

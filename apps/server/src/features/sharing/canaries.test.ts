import { expect, test } from 'vitest'
import type { Db } from '../../platform/database/database.ts'
import type { RouteEntry } from '../../platform/http/auth-hook.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { type Canary, findCanaries, seedCanaries } from '../../testing/canaries.ts'
import { formOf } from '../../testing/full.ts'
import { type Holdings, makeHoldings } from '../../testing/holdings.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { createOpenPages } from './open-pages.ts'

const numbers = Array.from({ length: 19 }, (_, at) => at + 1)

/** The path of a route with every number that a record could have in each of its places. */
function pathsOf(url: string): string[] {
  const place = /:\w+/.exec(url)?.[0]
  if (place === undefined) return [url.replace('*', '')]
  return (place === ':kind' ? ['eggs', 'animals'] : numbers).flatMap((one) =>
    pathsOf(url.replace(place, String(one))),
  )
}

/** Reads whatever there is to read, and answers what sang, and which files came. */
async function crawl(reader: Visitor, routes: readonly RouteEntry[]) {
  const heard = new Map<string, Canary>()
  const files: string[] = []
  const read = async (path: string): Promise<void> => {
    const { status, headers, text } = await reader.get(path)
    if (status === 200 && /^image\//.test(headers.get('content-type') ?? '')) files.push(path)
    for (const one of findCanaries(text + JSON.stringify([...headers])))
      heard.set(`${one.field} ${one.id}`, one)
  }
  const paths = routes.flatMap(({ url }) => pathsOf(url))
  while (paths.length > 0) await Promise.all(paths.splice(0, 12).map(read))
  return { heard: [...heard.keys()].sort(), files }
}

const parentFields = ['name', 'species', 'morph', 'producedBy'].map((field) => `animal.${field}`)
const writtenFields = (parent: 'father' | 'mother') =>
  ['Name', 'Morph', 'ProducedBy'].map((field) => `animal.${parent}${field}`)
const ancestorFields = ['name', 'morph', 'producedBy'].map((field) => `ancestor.${field}`)
const nameFields = ['username', 'name'].map((field) => `keeper.${field}`)
const named = (fields: readonly string[], id: number) => fields.map((field) => `${field} ${id}`)

/** What anybody may hear of an animal that is shared by itself, of its father, and of an ancestor noted for it. */
async function listFamily(db: Db, { child, sire }: Holdings): Promise<string[]> {
  const { id } = await db
    .selectFrom('ancestor')
    .select('id')
    .where('animalId', '=', child)
    .executeTakeFirstOrThrow()
  return [
    ...named([...parentFields, ...writtenFields('mother')], child),
    ...named(parentFields, sire),
    ...named(ancestorFields, id),
  ]
}

/** What anybody may hear of a collection that is open, whose child alone is offered. */
async function listCollection(db: Db, open: Holdings): Promise<string[]> {
  const ids = (await listUnarchived(db, open.id)).filter((id) => id !== open.child)
  return [
    ...(await listFamily(db, open)),
    ...named(['animal.notes', 'animal.contactInfo'], open.child),
    ...ids.flatMap((id) => named([...parentFields, 'animal.notes'], id)),
    ...ids.flatMap((id) => named([...writtenFields('father'), ...writtenFields('mother')], id)),
    ...named(nameFields, open.id),
  ]
}

const listUnarchived = async (db: Db, keeperId: number): Promise<number[]> => {
  const select = db.selectFrom('animal').select('id').where('keeperId', '=', keeperId)
  return (await select.where('isArchived', '=', false).execute()).map(({ id }) => id)
}

/** Addresses of the files that anybody may fetch: those of shared animals, of their fathers and ancestors. */
async function listFiles(
  db: Db,
  { id, child, sire }: Holdings,
  animals: readonly number[],
): Promise<string[]> {
  const own = await db
    .selectFrom('animalMedia')
    .select(['animalId', 'mediaId'])
    .where('keeperId', '=', id)
    .execute()
  const noted = await db.selectFrom('ancestorMedia').select('mediaId').where('keeperId', '=', id).execute()
  return animals.flatMap((animal) => {
    const family = animal === child ? [child, sire] : [animal]
    const media = own.filter(({ animalId }) => family.includes(animalId))
    return [...media, ...(animal === child ? noted : [])].map(
      ({ mediaId }) => `/api/shared/reptile/${animal}/media/${mediaId}`,
    )
  })
}

/** Words of seasons, which no page that is open to all shows; a window is told by the names of animals. */
const seasonWords = ['seasonFact.note', 'seasonFact.maleName', 'seasonWindow.species', 'clutch.femaleName']

const sorted = (texts: readonly string[]): string[] => [...new Set(texts)].sort()

onBothDatabases('a crawl of everything', (dialect) => {
  test(
    'R24 R55 R62 SEA-18 SHR-61 SHR-62 SHR-Q04 of canaries in every field of three keepers others hear those alone that are shown',
    formOf(dialect === 'sqlite'),
    async () => {
      const running = await startApp(dialect, { env: { PLAN_LIMITS: 'off' }, ownDatabase: true })
      const { app } = running
      const [shut, one, all] = [await running.keeper(), await running.keeper(), await running.keeper()]
      const closed = await makeHoldings(running, shut, 0)
      const single = await makeHoldings(running, one, 1)
      const open = await makeHoldings(running, all, 2)
      const fields = await seedCanaries(app.db, [closed.id, single.id, open.id])
      expect(fields.length).toBeGreaterThan(60)
      expect(fields).toEqual(expect.arrayContaining(seasonWords))
      await one.put(`/api/reptiles/${single.child}/sharing`, { shared: true, showNotes: false })
      await one.patch('/api/user/sharing', { directory: false })
      await all.patch('/api/user/sharing', { profile: true, collection: true })
      const offered = { priceStatus: 'For Sale', price: '250' } as const
      await app.db.updateTable('animal').set(offered).where('id', '=', open.child).execute()

      const shown = sorted([...(await listFamily(app.db, single)), ...(await listCollection(app.db, open))])
      const routes = app.http.routeTable.filter(({ method, url }) => method === 'GET' && !/.\/$/.test(url))
      const stranger = await crawl(running.visitor(), routes)
      expect(sorted(stranger.heard)).toEqual(shown)
      expect(sorted(stranger.files)).toEqual(
        sorted([
          ...(await listFiles(app.db, single, [single.child])),
          ...(await listFiles(app.db, open, await listUnarchived(app.db, open.id))),
          `/api/public/users/${open.id}/photo`,
        ]),
      )
      // A keeper reads the same at the addresses that are open to all, and names of listed keepers elsewhere.
      const guarded = routes.filter(({ access }) => access !== 'visitor')
      const keeper = await crawl(await running.keeper(), guarded)
      expect(sorted(keeper.heard)).toEqual(
        sorted([closed.id, open.id].flatMap((id) => named(nameFields, id))),
      )
      expect(sorted(keeper.files)).toEqual([closed.id, open.id].map((id) => `/api/users/${id}/photo`))

      const { sharing, accounts } = app.services
      const clock = { now: () => new Date() }
      const pages = createOpenPages({ sharing, findSession: accounts.findSession, clock })
      const visitor = { token: null, isPerson: true, shareTokens: () => undefined }
      for (const path of pages.routes.flatMap((route) => pathsOf(route))) {
        const page = JSON.stringify(await pages.find(path, '', visitor))
        for (const { field, id } of findCanaries(page)) expect(shown).toContain(`${field} ${id}`)
      }
    },
  )
})

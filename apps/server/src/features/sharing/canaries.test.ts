import { expect, test } from 'vitest'
import { isoNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { RouteEntry } from '../../platform/http/gate.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { type Canary, findCanaries, seedCanaries } from '../../testing/canaries.ts'
import { createProject } from '../../testing/pair.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { createOpenPages } from './open-pages.ts'

/** What one keeper has: a child of two animals, an animal in the archive, and a record of every other kind. */
type Holdings = { id: number; sire: number; child: number; archived: number }

async function makeHoldings({ app }: TestApp, keeper: Visitor, at: number): Promise<Holdings> {
  const photo = async (width: number) => dataUrl(await plainJpeg({ width: width + at, height: 40 }))
  const { id } = (await keeper.get('/api/user')).json()
  const own = { photos: [await photo(60)] }
  const { id: project, maleId, femaleId } = await createProject(keeper, { male: own })
  const add = async (fields: object): Promise<number> =>
    (await keeper.post('/api/animals', { name: 'Ash', species: 'Boa', ...fields })).json().id
  const written = { fatherId: maleId, motherName: 'Dahlia', motherPhotos: [await photo(80)] }
  const child = await add({ ...written, photos: [await photo(100)], contactInfo: 'ask', customId: 'B1' })
  const archived = await add({ isArchived: true, photos: [await photo(120)] })
  const ancestor = { relation: 'grandmother', name: 'Old', photos: [await photo(140)] }
  await keeper.post(`/api/reptiles/${child}/ancestors`, ancestor)
  await keeper.post(`/api/animals/${femaleId}/records`, { recordType: 'note', recordDate: '2026-06-01' })
  const { id: eggId } = (
    await keeper.post('/api/eggs', { layDate: '2026-06-01', breedingProjectId: project })
  ).json()
  await keeper.post(`/api/breeding-projects/${project}/offspring`, { reptileId: child, eggId })
  await keeper.post('/api/events', { title: 'Feed', startDate: '2020-06-15', reminder: true })
  await app.services.notifications.deliverReminders()
  await keeper.post('/api/calendar-feeds', {})
  await keeper.patch('/api/user/profile', { profileImage: await photo(160) })
  await writeUnreachable(app.db, id)
  return { id, sire: maleId, child, archived }
}

/** Records that come about by mail, by payment, or by an administrator. */
async function writeUnreachable(db: Db, keeperId: number): Promise<void> {
  const createdAt = isoNow({ now: () => new Date() })
  await db
    .insertInto('mailedToken')
    .values({ keeperId, purpose: 'verify', tokenHash: `h${keeperId}`, email: 'x', expiresAt: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('reminderMail')
    .values({ keeperId, token: `t${keeperId}`, createdAt })
    .execute()
  await db.insertInto('repairRun').values({ keeperId, createdAt, eggsMoved: 0, repairLog: '[]' }).execute()
  await db
    .insertInto('subscription')
    .values({
      keeperId,
      stripeCustomerId: `c${keeperId}`,
      stripeSubscriptionId: null,
      status: null,
      periodEnd: null,
      isCancelled: false,
      asked: 0,
      answered: 0,
      answeredAt: createdAt,
      checkoutAt: null,
    })
    .execute()
}

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

const sorted = (texts: readonly string[]): string[] => [...new Set(texts)].sort()

onBothDatabases('a crawl of everything', (dialect) => {
  test('R24 R55 R62 SHR-61 SHR-62 SHR-Q04 of canaries in every field of three keepers others hear those alone that are shown', async () => {
    const running = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const { app } = running
    const [shut, one, all] = [await running.keeper(), await running.keeper(), await running.keeper()]
    const closed = await makeHoldings(running, shut, 0)
    const single = await makeHoldings(running, one, 1)
    const open = await makeHoldings(running, all, 2)
    const fields = await seedCanaries(app.db, [closed.id, single.id, open.id])
    expect(fields.length).toBeGreaterThan(60)
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
    expect(sorted(keeper.heard)).toEqual(sorted([closed.id, open.id].flatMap((id) => named(nameFields, id))))
    expect(sorted(keeper.files)).toEqual([closed.id, open.id].map((id) => `/api/users/${id}/photo`))

    const pages = createOpenPages(app.services.sharing, { now: () => new Date() })
    for (const path of pages.routes.flatMap((route) => pathsOf(route))) {
      const page = JSON.stringify(await pages.find(path, '', false))
      for (const { field, id } of findCanaries(page)) expect(shown).toContain(`${field} ${id}`)
    }
  })
})

import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { formOf } from '../../testing/full.ts'
import { createPair } from '../../testing/pair.ts'
import { plainJpeg } from '../../testing/pictures.ts'
import { bringReadings } from '../../testing/sheets.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, type TestClock } from '../../testing/test-clock.ts'
import { makeToken } from '../../testing/tokens.ts'
import type { Answered, Visitor } from '../../testing/visitor.ts'
import type { RouteEntry } from './auth-hook.ts'

const ringing = { highTemperature: 33, graceMinutes: 0 }
const ember = { name: 'Ember', species: 'Python regius' }

/** A record of each kind that an address names by its number. */
async function createRecords({ app }: TestApp, keeper: Visitor): Promise<Record<string, number>> {
  const pair = await createPair(keeper)
  const project = { ...pair, name: 'Pair', startDate: '2026-06-15', status: 'Gravid' }
  const { id: projectId } = (await keeper.post('/api/breeding-projects', project)).json()
  const egg = { layDate: '2026-06-01', breedingProjectId: projectId }
  const { id: eggId } = (await keeper.post('/api/eggs', egg)).json()
  const { id: reptileId } = (await keeper.post('/api/animals', ember)).json()
  const link = await keeper.post(`/api/breeding-projects/${projectId}/offspring`, { reptileId })
  const photo = `data:image/jpeg;base64,${(await plainJpeg({ width: 60, height: 40 })).buffer.toString('base64')}`
  const { id, photos } = (await keeper.post('/api/animals', { ...ember, photos: [photo] })).json()
  const record = { recordType: 'note', recordDate: '2026-06-01' }
  const { id: recordId } = (await keeper.post(`/api/animals/${id}/records`, record)).json()
  const ancestor = (await keeper.post(`/api/reptiles/${id}/ancestors`, { relation: 'ancestor' })).json()
  const [session] = (await keeper.get('/api/user/sessions')).json()
  const media = Number(photos[0].split('/').at(-1))
  const due = { title: 'Feed', startDate: '2020-06-15', reminder: true }
  const { id: events } = (await keeper.post('/api/events', due)).json()
  await app.services.notifications.deliverReminders()
  const [{ id: notifications }] = (await keeper.get('/api/notifications')).json()
  const { id: feedId } = (await keeper.post('/api/calendar-feeds', {})).json()
  const { id: tokens } = await makeToken(keeper)
  const { id: unread } = (await keeper.post('/api/animals', { ...ember, morph: 'Clown' })).json()
  const { id: review } = (await keeper.post('/api/genetics/review', { ids: [unread] })).json()
  const gene = { species: ember.species, name: 'Ashfall', inheritance: 'recessive' }
  const { id: geneId } = (await keeper.post('/api/genetics/genes', gene)).json()
  const word = { species: ember.species, word: 'Sooty', text: 'het Ashfall' }
  const { id: words } = (await keeper.post('/api/genetics/words', word)).json()
  const weekly = { animalIds: [id], kind: 'feeding', minDays: 7 }
  const [plans] = (await keeper.put('/api/plans', weekly)).json().ids
  const { id: feeders } = (await keeper.post('/api/feeders', { prey: 'Mouse' })).json()
  const { id: places } = (await keeper.post('/api/places', { kind: 'room', name: 'Snakes' })).json()
  const { id: incubators } = (await keeper.post('/api/incubators', { name: 'Left', ...ringing })).json()
  const { id: boxes } = (await keeper.post(`/api/incubators/${incubators}/boxes`, { name: 'A' })).json()
  const logged = 'at,temperature\n2026-06-01T12:00:00Z,31\n'
  const { importId } = (await bringReadings(keeper, `/api/incubators/${incubators}`, logged)).json()
  const hot = { incubatorId: incubators, at: '2026-06-01T13:00:00Z', temperature: 50 }
  await keeper.post('/api/readings', { readings: [hot] })
  const [{ id: alarms }] = (await keeper.get('/api/incubator-alarms')).json()
  const laid = { femaleId: pair.femaleId, layDate: '2026-06-01', eggs: 1 }
  const { id: clutches } = (await keeper.post('/api/clutches', laid)).json()
  const hatched = await keeper.post(`/api/clutches/${clutches}/hatch`, { count: 1 })
  const { hatchId } = hatched.json()
  const { id: log } = (await keeper.post(`/api/clutches/${clutches}/log`, { kind: 'candled' })).json()
  const fact = (await keeper.post(`/api/animals/${pair.femaleId}/season-facts`, { kind: 'sign' })).json()
  const { id: trash } = (await keeper.post('/api/animals', ember)).json()
  await keeper.remove(`/api/animals/${trash}`)
  const numbers = {
    records: recordId,
    offspring: link.json().id,
    ancestors: ancestor.id,
    'breeding-projects': projectId,
    eggs: eggId,
    clutches,
    log,
    factId: fact.id,
    hatchId,
    events,
    notifications,
    'calendar-feeds': feedId,
    tokens,
    review,
    words,
    plans,
    feeders,
    places,
    incubators,
    'reading-imports': importId,
    'incubator-alarms': alarms,
    boxes,
    genes: Number(geneId.split('-')[1]),
    trash,
  }
  return { animals: id, reptiles: id, shared: id, public: id, media, user: session.id, ...numbers }
}

/** What a call must carry to be understood, by the end of its address; others take a name or nothing. */
const bodies: Readonly<Record<string, object>> = {
  holdback: { isHoldback: true },
  complete: { completed: true },
  reminder: { reminder: false },
  records: { recordType: 'note', recordDate: '2026-06-01' },
  offspring: { reptileId: 1 },
  hatchling: ember,
  sharing: { shared: true },
  pass: { password: 'no-7-pass' },
  ancestors: { relation: 'ancestor' },
  genotype: { entries: [] },
  young: { young: [] },
  eggs: { ids: [1] },
  log: { kind: 'candled' },
  hatch: { count: 1 },
  weights: { weights: [{ animalId: 1, amount: 50 }] },
  boxes: { name: 'Mine' },
  stock: { clientId: 'counted-0001', why: 'counted', count: 1 },
  'season-facts': { kind: 'sign' },
  'take-back': { weight: null, weightUnit: 'grams', version: 1 },
}

function bodyFor(method: string, url: string): { body?: object } {
  const body = bodies[url.split('/').at(-1) ?? '']
  if (body && method !== 'GET' && method !== 'HEAD') return { body }
  return method === 'PATCH' || method === 'PUT' ? { body: { name: 'Mine' } } : {}
}

/** The address of a call on a record, and on what hangs on it where the route names that too. */
const addressOf = (url: string, id: number, records: Record<string, number>): string =>
  url
    .replace(':kind', 'animals')
    .replace('genes/:id', `genes/own-${id}`)
    .replace(':id', String(id))
    .replace(':hatchId', String(records.hatchId))
    .replace(':entryId', String(records.log))
    .replace(':factId', String(records.factId))
    .replace(':recordId', String(records.records))
    .replace(':ancestorId', String(records.ancestors))
    .replace(':offspringLinkId', String(records.offspring))
    .replace(':offspringId', String(records.offspring))
    .replace(':mediaId', String(records.media))

/** What kind of record a route is about. */
function kindOf(url: string): string {
  if (url.includes('/by-breeding-project/')) return 'breeding-projects'
  const [, , area = '', part = ''] = url.split('/')
  return area === 'genetics' ? part : area
}

/** The headers of an answer by name; one more or less would tell that there is something. */
const namesOf = ({ headers }: Answered): string[] => [...headers.keys()].sort()

/** Addresses that name a keeper and no record; who sees whom is a test of people and of sharing. */
const namesKeeper = /^\/api\/((public\/)?users|follow)\//

/** Addresses whose changing part is a choice or a count, or a word that can't be guessed. */
const namesNoRecord =
  /^\/api\/(plan-limits\/:kind|events\/upcoming\/:days|feeds\/:key\/calendar\.ics|labels\/:key|species-facts\/:species|devices\/:device|seasons\/:year\/(board|males|weeks))$/

/** The owner of the records, and all who are not: one comes with a session of the owner's that has ended. */
async function createCallers({ app, keeper, visitor }: TestApp, clock: TestClock) {
  const mara = { username: 'mara', password: 'rack-7-tubs' }
  const ended = await keeper(mara)
  clock.moveOn({ days: 31 })
  const [owner, stranger, admin] = [visitor(), await keeper(), await keeper()]
  expect((await owner.post('/api/login', mara)).status).toBe(200)
  const { username } = (await admin.get('/api/user')).json()
  await app.services.accounts.operator.setAdmin(username, true)
  const callers = [
    ['stranger', stranger],
    ['administrator', admin],
    ['session that has ended', ended],
    ['visitor', visitor()],
  ] as const
  return { owner, callers }
}

/** Every route of a record, with each of its verbs. Throws for an address that the test does not know what to make of. */
function listRoutes(table: readonly RouteEntry[]): RouteEntry[] {
  // Pages answer everyone with the site; what they may tell of a record is sharing's own test.
  const calls = table.filter(({ url }) => url.startsWith('/api/'))
  const routes = calls.filter(({ url }) => url.includes('/:id') && !namesKeeper.test(url))
  const unnamed = calls.filter((call) => call.url.includes(':') && !routes.includes(call))
  const others = unnamed.filter(({ url }) => !namesKeeper.test(url) && !namesNoRecord.test(url))
  expect(others.map(({ url }) => url)).toEqual([])
  expect(routes.length).toBeGreaterThan(80)
  return routes
}

onBothDatabases('every route that names a record', (dialect) => {
  test(
    'R20 COL-127 ACC-104 answers a stranger, an administrator, a session that has ended and a visitor as if there were nothing, and changes nothing',
    formOf(dialect === 'sqlite'),
    async () => {
      const clock = createTestClock()
      const running = await startApp(dialect, { clock })
      const { owner, callers } = await createCallers(running, clock)
      const records = await createRecords(running, owner)
      const routes = listRoutes(running.app.http.routeTable)
      const answered = { 401: 0, 404: 0 }
      for (const { method, url, access } of routes) {
        const id = records[kindOf(url)]
        expect(id, `a record for ${method} ${url}`).toBeDefined()
        const body = bodyFor(method, url)
        for (const [who, caller] of callers) {
          const missing = await caller.call(method, addressOf(url, 987_654_321, records), body)
          const foreign = await caller.call(method, addressOf(url, id ?? 0, records), body)
          const isHeard = access === 'visitor' || who === 'stranger' || who === 'administrator'
          const status = isHeard ? 404 : 401
          const told = [method, url, who, foreign.status, foreign.text]
          expect(told).toEqual([method, url, who, status, missing.text])
          expect(namesOf(foreign)).toEqual(namesOf(missing))
          answered[status] += 1
        }
      }
      console.log(
        `${new Set(routes.map(({ url }) => url)).size} routes on ${dialect}, ${routes.length} with their verbs, ${callers.length} callers: ${answered[404]} answered 404 and ${answered[401]} answered 401, each like a number that nobody has`,
      )
      const cards: { id: number; photos: string[] }[] = (await owner.get('/api/animals')).json()
      const card = cards.find(({ id }) => id === records.animals)
      expect(card).toMatchObject({ ...ember, version: 1 })
      expect((await owner.get(card?.photos[0] ?? '')).status).toBe(200)
      expect((await owner.get('/api/events')).json()).toMatchObject([{ version: 1, reminder: true }])
      expect((await owner.get('/api/notifications')).json()).toMatchObject([{ read: false }])
      expect((await owner.get('/api/calendar-feeds')).json()).toHaveLength(1)
      expect((await owner.get('/api/trash')).json()).toMatchObject([{ kind: 'animals', id: records.trash }])
    },
  )

  test('R22 ACC-74 lists, figures and searches of two keepers share nothing', async () => {
    const { keeper: newKeeper } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const keepers = [await newKeeper(), await newKeeper()]
    for (const keeper of keepers) {
      for (let n = 0; n < 12; n += 1) await keeper.post('/api/animals', { ...ember, isHoldback: n % 2 === 0 })
    }
    const idsOf = async (keeper: Visitor) => {
      const lists = [
        '/api/animals',
        '/api/animals/holdbacks',
        '/api/reptiles/main?q=ember',
        '/api/animals?sort=customId&limit=5',
      ]
      const answers = await Promise.all(lists.map((path) => keeper.get(path)))
      return answers.flatMap((answer) => answer.json().map((animal: { id: number }) => animal.id))
    }
    const [first = [], second = []] = [await idsOf(keepers[0] as Visitor), await idsOf(keepers[1] as Visitor)]
    expect(first.length).toBe(29)
    expect(first.filter((id) => second.includes(id))).toEqual([])
    for (const keeper of keepers)
      expect((await keeper.get('/api/dashboard')).json()).toMatchObject({ totalAnimals: 12, holdbacks: 6 })
  })
})

import type { Db } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { dayMs } from '../../platform/durations.ts'

/** A call to make. */
type Call = { readonly method: string; readonly path: string; readonly body?: object }

/** What calls are made up from. */
type World = {
  /** One of the keeper's rows of a table, or 0 where there is none. */
  readonly pick: (table: keyof Schema) => Promise<number>
  /** The address of one of the facts of their seasons. */
  readonly pickFact: () => Promise<string>
  readonly number: (below: number) => number
  readonly word: () => string
  readonly day: () => string
  readonly now: () => Date
}

type Maker = (world: World) => Promise<Call> | Call

const call = (method: string, path: string, body?: object): Call =>
  body === undefined ? { method, path } : { method, path, body }

const species = 'Python regius'
const mouse = { prey: 'mouse', size: 'adult', state: 'frozen-thawed' }

const onAnimals: readonly Maker[] = [
  ({ word, number }) =>
    call('POST', '/api/animals', { name: word(), species, sex: number(2) ? 'Male' : 'Female' }),
  async ({ word, pick }) =>
    call('POST', '/api/animals', { name: word(), species, fatherId: await pick('animal') }),
  async ({ word, pick }) => call('PATCH', `/api/animals/${await pick('animal')}`, { name: word() }),
  async ({ pick }) =>
    call('PATCH', `/api/animals/${await pick('animal')}`, { placeId: (await pick('place')) || null }),
  async ({ pick }) => call('POST', `/api/animals/${await pick('animal')}/archive`),
  async ({ pick }) => call('POST', `/api/animals/${await pick('animal')}/unarchive`),
  async ({ pick, number }) =>
    call('PATCH', '/api/animals/holdback', { ids: [await pick('animal')], isHoldback: number(2) === 0 }),
  async ({ pick }) => call('DELETE', `/api/animals/${await pick('animal')}`),
  async ({ pick }) =>
    call('POST', '/api/animals/remove', { ids: [await pick('animal'), await pick('animal')] }),
  async ({ pick, number }) =>
    call('PUT', `/api/animals/${await pick('animal')}/genotype`, {
      entries: entryChoices[number(entryChoices.length)] ?? [],
    }),
  async ({ pick, word }) =>
    call('POST', `/api/animals/${await pick('animal')}/ancestors`, { relation: 'ancestor', name: word() }),
  async ({ pick }) => {
    const id = await pick('ancestor')
    return call('DELETE', `/api/animals/${await pick('animal')}/ancestors/${id}`)
  },
]

/** What may be known of genes, in every form in which lists find them. */
const entryChoices: readonly (readonly object[])[] = [
  [{ gene: 'bp-clown', copies: 2, evidence: 'visual' }],
  [
    { gene: 'bp-clown', copies: 1, evidence: 'stated' },
    { gene: 'bp-pastel', copies: 2, evidence: 'visual' },
  ],
  [{ gene: 'bp-clown', copies: 1, chance: '1/2', evidence: 'stated' }],
  [{ gene: 'bp-pastel', copies: 1, evidence: 'visual' }],
  [{ gene: 'bp-pastel', copies: 1, chance: '2/3', evidence: 'parentage' }],
  [{ gene: 'own-1', copies: 2, evidence: 'visual' }],
  [],
]

const onRecords: readonly Maker[] = [
  async ({ pick, day, number }) =>
    call('POST', `/api/animals/${await pick('animal')}/records`, {
      ...{ recordType: 'weight', recordDate: day(), measurement: `${100 + number(900)}` },
      updateAnimalWeight: true,
    }),
  async ({ pick, day }) =>
    call('POST', '/api/animals/records', {
      ...{ ids: [await pick('animal')], recordType: 'feeding', recordDate: day() },
      data: { ...mouse, count: 2 },
    }),
  async ({ pick, day, word }) =>
    call('POST', '/api/log', {
      entries: [
        {
          animalId: await pick('animal'),
          recordType: 'brumation',
          recordDate: day(),
          clientId: `${word()}-scale`,
        },
      ],
    }),
  async ({ pick }) => call('POST', '/api/animals/records/remove', { ids: [await pick('animalRecord')] }),
  async ({ pick, day, word }) =>
    call('POST', '/api/log', {
      entries: [
        {
          placeId: await pick('place'),
          recordType: 'cleaning',
          recordDate: day(),
          clientId: `${word()}-mop`,
        },
      ],
    }),
]

const onBreeding: readonly Maker[] = [
  async ({ pick, word, day }) =>
    call('POST', '/api/breeding-projects', {
      ...{ name: word(), startDate: day(), status: 'Gravid' },
      ...{ maleId: await pick('animal'), femaleId: await pick('animal') },
    }),
  async ({ pick, word }) =>
    call('PUT', `/api/breeding-projects/${await pick('breedingProject')}`, {
      name: word(),
      status: 'Gravid',
    }),
  async ({ pick }) => call('DELETE', `/api/breeding-projects/${await pick('breedingProject')}`),
  async ({ pick, number }) =>
    call('PUT', `/api/breeding-projects/${await pick('breedingProject')}/young`, {
      young: [{ count: 1 + number(5), text: 'Normal' }],
    }),
  async ({ pick }) =>
    call('POST', `/api/breeding-projects/${await pick('breedingProject')}/offspring`, {
      reptileId: await pick('animal'),
    }),
  async ({ pick, day }) =>
    call('POST', '/api/eggs/clutch', {
      ...{ breedingProjectId: await pick('breedingProject'), layDate: day(), count: 2 },
    }),
  async ({ pick, number }) => call('PATCH', `/api/eggs/${await pick('egg')}`, { humidity: 50 + number(40) }),
  async ({ pick, word }) =>
    call('POST', `/api/eggs/${await pick('egg')}/hatchling`, { name: word(), species }),
  async ({ pick }) => call('DELETE', `/api/eggs/${await pick('egg')}`),
  async ({ pick, day }) =>
    call('POST', '/api/clutches', { femaleId: await pick('animal'), layDate: day(), eggs: 2, sireIds: [] }),
  async ({ pick }) =>
    call('PATCH', `/api/clutches/${await pick('clutch')}`, { sireIds: [await pick('animal')] }),
  async ({ pick }) =>
    call('POST', `/api/clutches/${await pick('clutch')}/log`, { kind: 'note', note: 'Dents' }),
  async ({ pick }) =>
    call('POST', `/api/clutches/${await pick('clutch')}/eggs`, { ids: [await pick('egg')] }),
  async ({ pick }) => call('DELETE', `/api/clutches/${await pick('clutch')}`),
]

const onIncubators: readonly Maker[] = [
  ({ word }) => call('POST', '/api/incubators', { name: word() }),
  async ({ pick, number }) =>
    call('PATCH', `/api/incubators/${await pick('incubator')}`, { capacity: 1 + number(9) }),
  async ({ pick }) => call('DELETE', `/api/incubators/${await pick('incubator')}`),
  async ({ pick, word }) =>
    call('POST', `/api/incubators/${await pick('incubator')}/boxes`, { name: word() }),
  async ({ pick }) =>
    call('PATCH', `/api/boxes/${await pick('incubatorBox')}`, { incubatorId: await pick('incubator') }),
  async ({ pick }) => call('DELETE', `/api/boxes/${await pick('incubatorBox')}`),
  async ({ pick }) =>
    call('PATCH', `/api/clutches/${await pick('clutch')}`, { boxId: (await pick('incubatorBox')) || null }),
  async ({ pick, number }) =>
    call('PATCH', `/api/eggs/${await pick('egg')}`, {
      boxId: (number(2) && (await pick('incubatorBox'))) || null,
    }),
  async ({ pick, number, now }) =>
    call('POST', '/api/readings', {
      readings: [
        { incubatorId: await pick('incubator'), at: now().toISOString(), temperature: 25 + number(10) },
      ],
    }),
]

/** Calls on seasons and what moves them. */
export const onSeasons: readonly Maker[] = [
  async ({ pick, day }) =>
    call('POST', `/api/animals/${await pick('animal')}/season-facts`, { kind: 'lock', day: day() }),
  async ({ pick, word }) =>
    call('PATCH', `/api/animals/${await pick('animal')}/season-facts/${await pick('seasonFact')}`, {
      note: word(),
    }),
  async ({ pick }) =>
    call('DELETE', `/api/animals/${await pick('animal')}/season-facts/${await pick('seasonFact')}`),
  ({ number }) => call('PUT', '/api/species-facts/Python%20regius', { shedToLay: [20 + number(8), 34] }),
  async ({ pick, day, number }) =>
    call('POST', `/api/animals/${await pick('animal')}/season-facts`, {
      ...{ kind: ['ovulation', 'shed', 'rest', 'sign'][number(4)], day: day() },
      breedingProjectId: (number(2) && (await pick('breedingProject'))) || null,
    }),
  async ({ pick, day }) =>
    call('POST', `/api/animals/${await pick('animal')}/season-facts`, { kind: 'shed', day: day() }),
  async ({ pickFact, day }) => call('PATCH', await pickFact(), { day: day() }),
  async ({ pickFact }) => call('DELETE', await pickFact()),
  () => call('DELETE', '/api/species-facts/Python%20regius'),
  async ({ pick, day }) =>
    call('POST', '/api/clutches', {
      ...{ kind: 'litter', femaleId: await pick('animal'), layDate: day(), live: 3, sireIds: [] },
    }),
  async ({ pick, day, number }) =>
    call('PATCH', `/api/clutches/${await pick('clutch')}`, {
      ...{ layDate: day(), temperature: 28 + number(5), layDateSpread: number(4) },
    }),
  async ({ pick, day, number }) => {
    const status = ['Hatched', 'Failed', 'Incubating'][number(3)]
    const hatchDate = status === 'Hatched' ? { hatchDate: day() } : {}
    return call('PATCH', `/api/eggs/${await pick('egg')}`, { status, ...hatchDate })
  },
  async ({ pick, day }) =>
    call('POST', `/api/clutches/${await pick('clutch')}/hatch`, { day: day(), count: 1 }),
  async ({ pick, number }) =>
    call('PUT', `/api/breeding-projects/${await pick('breedingProject')}`, { season: 2025 + number(3) }),
  async ({ pick, number }) =>
    call('PATCH', `/api/animals/${await pick('animal')}`, {
      ...{ sex: number(3) ? 'Female' : 'Male', species: number(3) ? species : 'Boa constrictor' },
    }),
  ({ number }) => call('PUT', '/api/season-settings', { firstDay: number(2) ? '10-01' : '05-01' }),
]

const onOthers: readonly Maker[] = [
  async ({ pick, word, day }) =>
    call('POST', '/api/events', {
      title: word(),
      startDate: day(),
      animalId: (await pick('animal')) || null,
    }),
  async ({ pick, word, day }) =>
    call('PUT', `/api/events/${await pick('event')}`, { title: word(), startDate: day() }),
  async ({ pick }) => call('PUT', `/api/events/${await pick('event')}/complete`, { completed: true }),
  async ({ pick }) => call('DELETE', `/api/events/${await pick('event')}`),
  () => call('DELETE', '/api/events/all'),
  () => call('POST', '/api/events/all/restore'),
  ({ word }) => call('POST', '/api/places', { kind: 'room', name: word() }),
  async ({ pick, word }) => call('PATCH', `/api/places/${await pick('place')}`, { name: word() }),
  async ({ pick }) => call('DELETE', `/api/places/${await pick('place')}`),
  async ({ pick, number }) =>
    call('PUT', '/api/plans', { animalIds: [await pick('animal')], kind: 'weight', minDays: 1 + number(30) }),
  async ({ pick }) => call('DELETE', `/api/plans/${await pick('husbandryPlan')}`),
  () => call('POST', '/api/feeders', { ...mouse, count: 40 }),
  async ({ pick, number }) => call('PATCH', `/api/feeders/${await pick('feeder')}`, { lowAt: number(9) }),
  async ({ pick }) => call('DELETE', `/api/feeders/${await pick('feeder')}`),
  ({ word }) => call('POST', '/api/genetics/words', { species, word: word(), text: 'Pastel' }),
  ({ word }) => call('POST', '/api/genetics/genes', { species, name: word(), inheritance: 'recessive' }),
  async ({ pick }) => call('POST', '/api/labels', { animals: [await pick('animal')] }),
  async ({ pick }) => call('POST', '/api/labels', { clutches: [await pick('clutch')] }),
  async ({ pick }) => call('POST', '/api/labels', { boxes: [await pick('incubatorBox')] }),
  async ({ pick }) => call('POST', '/api/labels', { incubators: [await pick('incubator')] }),
]

/** Brings back what was deleted, or lets it go for good. */
async function useTrash(db: Db, keeperId: number, { number }: World): Promise<Call> {
  const entries = await db
    .selectFrom('trash')
    .select(['kind', 'recordId'])
    .where('keeperId', '=', keeperId)
    .orderBy('id')
    .execute()
  const { kind = 'animals', recordId = 0 } = entries[number(Math.max(entries.length, 1))] ?? {}
  const path = `/api/trash/${kind}/${recordId}`
  return number(8) === 0 ? call('DELETE', path) : call('POST', `${path}/restore`)
}

const makers = [...onAnimals, ...onRecords, ...onBreeding, ...onIncubators, ...onSeasons, ...onOthers]

/** Makes up calls of a keeper at random: each kind once before any comes again; one in five is of what was deleted. */
export function createRandomCalls(
  db: Db,
  { keeperId, number, now }: { keeperId: number; number: (below: number) => number; now: () => Date },
  among: readonly Maker[] = makers,
) {
  let words = 0
  const world: World = {
    ...{ number, now },
    word: () => `W${++words}-${number(1_000_000)}`,
    day: () => new Date(now().getTime() - number(60) * dayMs).toISOString().slice(0, 10),
    pick: async (table) => {
      const rows = await db
        .selectFrom(table as 'event')
        .select('id')
        .where('keeperId', '=', keeperId)
        .orderBy('id')
        .execute()
      return rows[number(Math.max(rows.length, 1))]?.id ?? 0
    },
    pickFact: async () => {
      const facts = await db
        .selectFrom('seasonFact')
        .select(['id', 'animalId'])
        .where('keeperId', '=', keeperId)
        .orderBy('id')
        .execute()
      const { id = 0, animalId = 0 } = facts[number(Math.max(facts.length, 1))] ?? {}
      return `/api/animals/${animalId}/season-facts/${id}`
    },
  }
  let untaken: Maker[] = []
  return async (): Promise<Call> => {
    if (number(5) === 0) return useTrash(db, keeperId, world)
    if (untaken.length === 0) untaken = [...among]
    const [maker] = untaken.splice(number(untaken.length), 1)
    return maker ? maker(world) : call('POST', '/api/events/all/restore')
  }
}

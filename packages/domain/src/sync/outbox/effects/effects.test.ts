import { expect, test } from 'vitest'
import { blankTerms } from '../../../husbandry/plan.fields.ts'
import { listCopiedRecords, readCopiedLatest } from '../../copy/copied-records.rules.ts'
import type { Copy } from '../../copy/copy.ts'
import type { LoggedKind } from '../../sync.rules.ts'
import type { SyncedRecord } from '../../sync.schema.ts'
import { type Change, emptyOutbox, type Outbox } from '../outbox.ts'
import { withEntry, withSent } from '../outbox-changes.rules.ts'
import { isWaitingNumber } from '../waiting-numbers.ts'
import { type Keeper, standInFor, withWaiting } from './effects.ts'

const moment = '2026-06-15T12:00:00.000Z'
const keeper: Keeper = { userId: 3, dayOf: () => ({ today: '2026-06-15', clock: '12:00' }) }

const ember = { id: 5, userId: 3, version: 2, name: 'Ember', species: 'Python regius', isArchived: false }
const fields = { weight: 900, weightUnit: 'grams', priceStatus: 'For Sale', soldOn: null, placeId: null }
const pair = { id: 7, userId: 3, version: 1, name: 'Rook × Ember', maleId: 6, femaleId: 5, status: 'Pairing' }
const ended = { ...pair, id: 8, status: 'Failed' }

const clutch = { id: 40, userId: 3, version: 1, breedingProjectId: 8 }

const weekly = {
  ...{ id: 20, userId: 3, version: 4, createdAt: '2026-01-01T00:00:00.000Z', animalId: 5, placeId: null },
  ...{ kind: 'feeding', title: null, minDays: 7, maxDays: null, startsOn: '2026-01-01', endsOn: null },
  ...{ retryDays: 3, remind: false, isOn: true },
  terms: { ...blankTerms, times: ['20:00'] },
}

const rows: Partial<Record<LoggedKind, SyncedRecord[]>> = {
  animals: [{ ...ember, ...fields }],
  'breeding-projects': [pair, ended],
  plans: [weekly],
  clutches: [clutch],
}

const copy: Copy = { of: (kind) => new Map((rows[kind] ?? []).map((row) => [row.id, row])) }

/** An outbox with one change more, as the device answers it; nothing where it can't tell. */
function make(outbox: Outbox, change: Pick<Change, 'address'> & Partial<Change>): Outbox | null {
  const whole: Change = { params: {}, body: undefined, ifMatch: null, ...change }
  const standIn = standInFor(withWaiting(copy, outbox.entries, keeper), outbox, whole, { keeper, moment })
  return standIn && withEntry(outbox, whole, { ...standIn, key: `key-${outbox.nextId}`, writtenAt: moment })
}

const all = (changes: readonly (Pick<Change, 'address'> & Partial<Change>)[]): Outbox =>
  changes.reduce<Outbox>((outbox, change) => make(outbox, change) ?? outbox, emptyOutbox)

const over = ({ entries }: Outbox): Copy => withWaiting(copy, entries, keeper)

const animal = (outbox: Outbox, id: number) => over(outbox).of('animals').get(id)

const weighing = {
  animalId: 5,
  recordType: 'weight',
  recordDate: '2026-06-15',
  measurement: '912',
  unit: 'grams',
}

test('OFF-16 what is logged stands with its animal at once, and a weight becomes its own where that was asked for', () => {
  const outbox = all([
    {
      address: 'POST /api/log',
      body: { entries: [{ ...weighing, clientId: 'weight-1', updateAnimalWeight: true }] },
    },
  ])
  const asked = { params: { id: 5 }, query: {} }
  expect(listCopiedRecords(over(outbox), asked).body).toMatchObject([{ measurement: '912', animalId: 5 }])
  expect(readCopiedLatest(over(outbox), asked).body).toMatchObject({ weights: [{ measurement: '912' }] })
  expect(animal(outbox, 5)).toMatchObject({ weight: 912, weightUnit: 'grams' })
  expect(outbox.entries[0]).toMatchObject({
    label: 'Ember',
    answer: { records: [{ animalId: 5 }], replayed: [] },
  })
  expect(copy.of('animals').get(5)).toMatchObject({ weight: 900 })
  const unasked = all([
    { address: 'POST /api/log', body: { entries: [{ ...weighing, clientId: 'weight-2' }] } },
  ])
  expect(animal(unasked, 5)).toMatchObject({ weight: 900 })
})

test('OFF-16 an animal that is sold goes to the archive on its day, as the server does it', () => {
  const outbox = all([
    { address: 'PATCH /api/animals/{id}', params: { id: 5 }, body: { priceStatus: 'Sold' }, ifMatch: 2 },
  ])
  expect(animal(outbox, 5)).toMatchObject({ priceStatus: 'Sold', soldOn: '2026-06-15', isArchived: true })
  expect(outbox.entries[0]).toMatchObject({ base: { priceStatus: 'For Sale' }, ifMatch: 2 })
})

test('OFF-17 what is added has a number of its own, and what names it stands with it', () => {
  let outbox = all([{ address: 'POST /api/animals', body: { name: ' Milo ', species: 'Python regius' } }])
  const [milo = 0] = outbox.entries[0]?.made ?? []
  expect(isWaitingNumber(milo)).toBe(true)
  outbox =
    make(outbox, {
      address: 'POST /api/animals/{id}/records',
      params: { id: milo },
      body: { recordType: 'feeding', recordDate: '2026-06-15' },
    }) ?? outbox
  expect(outbox.entries[1]?.after).toEqual([1])
  expect(animal(outbox, milo)).toMatchObject({ name: 'Milo', sex: 'Unsexed', version: 1 })
  const sent = withSent(outbox, 1, { id: 812, version: 1 })
  expect([animal(sent, milo), animal(sent, 812)]).toMatchObject([undefined, { name: 'Milo' }])
  expect(listCopiedRecords(over(sent), { params: { id: 812 }, query: {} }).body).toHaveLength(1)
})

test('OFF-16 a clutch is numbered on, its eggs hatch into animals of both parents, and events are completed', () => {
  let outbox = all([
    {
      address: 'POST /api/eggs/clutch',
      body: { breedingProjectId: 7, layDate: '2026-04-20', count: 2, temperature: 88, temperatureUnit: 'F' },
    },
    { address: 'POST /api/events', body: { title: 'Clean', startDate: '2026-06-16' } },
  ])
  const [first = 0] = outbox.entries[0]?.made ?? []
  expect([...over(outbox).of('eggs').values()]).toMatchObject([{ eggNumber: '1' }, { eggNumber: '2' }])
  expect(over(outbox).of('eggs').get(first)?.temperature).toBeCloseTo(31.11, 2)
  const event = outbox.entries[1]?.made[0]
  outbox = make(outbox, { address: 'POST /api/eggs/hatch', body: { eggs: [{ id: first }] } }) ?? outbox
  outbox =
    make(outbox, {
      address: 'PUT /api/events/{id}/complete',
      params: { id: event },
      body: { completed: true },
      ifMatch: 1,
    }) ?? outbox
  expect(outbox.entries).toHaveLength(4)
  expect(over(outbox).of('eggs').get(first)).toMatchObject({ status: 'Hatched', hatchDate: '2026-06-15' })
  const young = [...over(outbox).of('animals').values()].filter(({ id }) => id < 0)
  expect(young).toMatchObject([
    { name: 'Egg #1', motherId: 5, motherName: 'Ember', species: 'Python regius' },
  ])
  expect([...over(outbox).of('events').values()]).toMatchObject([{ title: 'Clean', completed: true }])
})

const laying = {
  breedingProjectId: 7,
  layDate: '2026-06-15',
  count: 1,
  temperature: 88,
  temperatureUnit: 'F',
}

test('OFF-16 BRD-52 a project moves on with what is laid and hatches, and not for a day to come nor from an end', () => {
  const statusOf = (outbox: Outbox) => over(outbox).of('breeding-projects').get(7)?.status
  const laid = all([{ address: 'POST /api/eggs/clutch', body: laying }])
  expect(statusOf(laid)).toBe('Eggs Laid')
  const eggs = [{ id: laid.entries[0]?.made[0] }]
  expect(statusOf(make(laid, { address: 'POST /api/eggs/hatch', body: { eggs } }) ?? laid)).toBe('Hatched')
  const boxing = { address: 'PATCH /api/eggs/{id}', params: eggs[0] ?? {}, body: { boxId: 30 } } as const
  expect(statusOf(make(laid, boxing) ?? laid)).toBe('Incubating')
  const toCome = { ...laying, layDate: '2026-06-16' }
  expect(statusOf(all([{ address: 'POST /api/eggs/clutch', body: toCome }]))).toBe('Pairing')
  const afterEnd = { ...laying, breedingProjectId: ended.id }
  const laidAfterEnd = all([{ address: 'POST /api/eggs/clutch', body: afterEnd }])
  expect(over(laidAfterEnd).of('breeding-projects').get(ended.id)?.status).toBe('Failed')
})

test('OFF-16 CLU-06 a clutch takes an egg into its project, and another project takes it out of its clutch', () => {
  const laid = all([{ address: 'POST /api/eggs', body: { ...laying, eggNumber: '1', clutchId: clutch.id } }])
  const id = laid.entries[0]?.made[0] ?? 0
  const egg = (outbox: Outbox) => over(outbox).of('eggs').get(id)
  expect(egg(laid)).toMatchObject({ clutchId: 40, breedingProjectId: 8 })
  const change = (outbox: Outbox, body: object) =>
    make(outbox, { address: 'PATCH /api/eggs/{id}', params: { id }, body }) ?? outbox
  const moved = change(laid, { breedingProjectId: 7 })
  expect(egg(moved)).toMatchObject({ clutchId: null, breedingProjectId: 7 })
  expect(egg(change(moved, { clutchId: 40 }))).toMatchObject({ clutchId: 40, breedingProjectId: 8 })
})

test('OFF-16 of a record that the device has not it answers nothing', () => {
  expect(make(emptyOutbox, { address: 'PATCH /api/animals/{id}', params: { id: 99 }, body: {} })).toBeNull()
  expect(
    make(emptyOutbox, { address: 'POST /api/log', body: { entries: [{ ...weighing, animalId: 99 }] } }),
  ).toBeNull()
  expect(make(emptyOutbox, { address: 'POST /api/media' })).toBeNull()
})

test('OFF-16 a plan takes the place of that of its kind and title as a whole, as it does on the server', () => {
  const body = { kind: 'Feeding', minDays: 10, animalIds: [6, 5] }
  const outbox = all([{ address: 'PUT /api/plans', body }])
  const [made] = outbox.entries[0]?.made ?? []
  expect(outbox.entries[0]?.answer).toEqual({ ids: [made, 20], created: 1 })
  const said = { ...{ kind: 'Feeding', minDays: 10, startsOn: '2026-06-15', retryDays: null, remind: true } }
  const plans = [...over(outbox).of('plans').values()]
  expect(plans).toMatchObject([
    { id: 20, version: 4, createdAt: weekly.createdAt, animalId: 5, ...said, terms: blankTerms },
    { id: made, version: 1, createdAt: moment, animalId: 6, ...said, terms: blankTerms },
  ])
  expect(plans).toHaveLength(2)
  const again = all([
    { address: 'PUT /api/plans', body },
    { address: 'PUT /api/plans', body: { ...body, title: 'Chicks' } },
    { address: 'PUT /api/plans', body },
  ])
  expect([...over(again).of('plans').keys()].filter((id) => id > 0)).toEqual([20])
  expect(over(again).of('plans').size).toBe(4)
})

test('OFF-18 what changes a plan and what takes its place go in their order', () => {
  const put = { address: 'PUT /api/plans', body: { kind: 'feeding', minDays: 10, animalIds: [5] } } as const
  const change = { address: 'PATCH /api/plans/{id}', params: { id: 20 }, body: { isOn: false } } as const
  const afters = ({ entries }: Outbox) => entries.map(({ after }) => after)
  expect(afters(all([put, change]))).toEqual([[], [1]])
  expect(afters(all([change, put]))).toEqual([[], [1]])
})

test('OFF-19 a plan that is changed begins from what its keeper was shown', () => {
  const { entries } = all([
    { address: 'PATCH /api/plans/{id}', params: { id: 20 }, body: { times: ['21:00'] }, ifMatch: 4 },
  ])
  const shown = { minDays: 7, maxDays: 7, pauses: ['blue', 'brumation'], scope: null, of: null }
  expect(entries[0]).toMatchObject({
    base: { ...shown, times: ['20:00'] },
    answer: { ...shown, times: ['21:00'] },
  })
})

import { expect, test } from 'vitest'
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

const rows: Partial<Record<LoggedKind, SyncedRecord[]>> = {
  animals: [{ ...ember, ...fields }],
  'breeding-projects': [pair],
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

test('OFF-16 of a record that the device has not it answers nothing', () => {
  expect(make(emptyOutbox, { address: 'PATCH /api/animals/{id}', params: { id: 99 }, body: {} })).toBeNull()
  expect(
    make(emptyOutbox, { address: 'POST /api/log', body: { entries: [{ ...weighing, animalId: 99 }] } }),
  ).toBeNull()
  expect(make(emptyOutbox, { address: 'POST /api/media' })).toBeNull()
})

import type { Copy } from '@clutchbook/domain/sync/copy/copy'
import type { Change } from '@clutchbook/domain/sync/outbox/outbox'

type Kind = Parameters<Copy['of']>[0]

/** What a change that may wait is made up from. */
type World = {
  /** One of the records of a kind as the device shows them, or 0 where there is none. */
  readonly pick: (kind: Kind) => number
  readonly number: (below: number) => number
  readonly word: () => string
  readonly day: string
}

type Maker = (world: World) => Pick<Change, 'address'> & Partial<Change>

const species = 'Python regius'

const onAnimals: readonly Maker[] = [
  ({ word, number }) => ({
    address: 'POST /api/animals',
    body: { name: word(), species, sex: number(2) ? 'Male' : 'Female' },
  }),
  ({ pick, word }) => ({
    address: 'PATCH /api/animals/{id}',
    params: { id: pick('animals') },
    body: { name: word(), notes: word() },
  }),
  ({ pick, number }) => ({
    address: 'PATCH /api/animals/{id}',
    params: { id: pick('animals') },
    body: { weight: 100 + number(900), weightUnit: 'grams' },
  }),
  ({ pick }) => ({ address: 'POST /api/animals/{id}/archive', params: { id: pick('animals') } }),
  ({ pick }) => ({ address: 'POST /api/animals/{id}/unarchive', params: { id: pick('animals') } }),
  ({ pick, number }) => ({
    address: 'PATCH /api/animals/{id}/holdback',
    params: { id: pick('animals') },
    body: { isHoldback: number(2) === 0 },
  }),
]

const onRecords: readonly Maker[] = [
  ({ pick, day, number }) => ({
    address: 'POST /api/animals/{id}/records',
    params: { id: pick('animals') },
    body: {
      recordType: 'weight',
      recordDate: day,
      measurement: `${100 + number(900)}`,
      updateAnimalWeight: true,
    },
  }),
  ({ pick, day, word }) => ({
    address: 'POST /api/log',
    body: {
      entries: [
        {
          ...{ animalId: pick('animals'), recordType: 'feeding', recordDate: day },
          ...{ clientId: `${word()}-eaten`, data: { outcome: 'eaten', prey: 'mouse' } },
        },
      ],
    },
  }),
  ({ pick, day, word }) => ({
    address: 'POST /api/log',
    body: {
      entries: [
        { placeId: pick('places'), recordType: 'cleaning', recordDate: day, clientId: `${word()}-mopped` },
      ],
    },
  }),
]

const onPlaces: readonly Maker[] = [
  ({ pick, day, word, number }) => ({
    address: 'POST /api/log',
    body: {
      entries: [
        {
          ...{ placeId: pick('places'), recordType: 'climate', recordDate: day, clientId: `${word()}-read` },
          data: { temperature: 70 + number(30), temperatureUnit: 'F' },
        },
      ],
    },
  }),
]

const onBreeding: readonly Maker[] = [
  ({ pick, word, day }) => ({
    address: 'POST /api/breeding-projects',
    body: {
      ...{ name: word(), startDate: day, status: 'Pairing' },
      ...{ maleId: pick('animals'), femaleId: pick('animals') },
    },
  }),
  ({ pick, word }) => ({
    address: 'PUT /api/breeding-projects/{id}',
    params: { id: pick('breeding-projects') },
    body: { name: word() },
  }),
  ({ pick, number }) => ({
    address: 'PATCH /api/eggs/{id}',
    params: { id: pick('eggs') },
    body: { humidity: 50 + number(40) },
  }),
]

const onEvents: readonly Maker[] = [
  ({ pick, word, day }) => ({
    address: 'POST /api/events',
    body: { title: word(), startDate: day, animalId: pick('animals') },
  }),
  ({ pick, word }) => ({
    address: 'PUT /api/events/{id}',
    params: { id: pick('events') },
    body: { title: word() },
  }),
  ({ pick }) => ({
    address: 'PUT /api/events/{id}/complete',
    params: { id: pick('events') },
    body: { completed: true },
  }),
  ({ pick, number }) => ({
    address: 'PUT /api/plans',
    body: { animalIds: [pick('animals')], kind: 'weight', minDays: 1 + number(30) },
  }),
]

const makers = [...onAnimals, ...onRecords, ...onPlaces, ...onBreeding, ...onEvents]

/** Makes up changes that may wait, at random, of what a device shows. */
export function createRandomWaiting(number: (below: number) => number, day: string) {
  let words = 0
  return (shown: Copy): Change => {
    const pick = (kind: Kind): number => {
      const ids = [...shown.of(kind).keys()].sort((one, other) => one - other)
      return ids[number(Math.max(ids.length, 1))] ?? 0
    }
    const word = (): string => `W${++words}-${number(1_000_000)}`
    const maker = makers[number(makers.length)] ?? makers[0]
    return {
      ...{ params: {}, body: undefined, ifMatch: null },
      ...(maker?.({ pick, number, word, day }) ?? { address: 'POST /api/animals' }),
    }
  }
}

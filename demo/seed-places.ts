import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { NewPlace } from '@clutchbook/domain/places/places.schema'
import type { App } from '../apps/server/src/app.ts'
import type { Actor } from '../apps/server/src/platform/actor.ts'
import { quarantine } from './care.ts'
import type { DemoSpecies } from './collection/demo-animal.ts'
import type { DatedAnimal } from './collection.ts'

type House = {
  readonly app: App
  readonly actor: Actor
  readonly animals: readonly DatedAnimal[]
  readonly ids: ReadonlyMap<string, number>
  readonly today: CivilDay
}

/** Who lives in a place: animals of some species, the young or the grown ones alone where it says so. */
type Dwellers = { readonly of: readonly DemoSpecies[]; readonly young?: boolean }

type Rack = {
  readonly name: string
  readonly code: string
  readonly shape: readonly [rows: number, columns: number]
  readonly dwellers: Dwellers
}

type Room = {
  readonly name: string
  readonly climate: readonly [coolest: number, warmest: number, driest: number, dampest: number]
  readonly notes?: string
  readonly racks: readonly Rack[]
  /** Enclosures that stand beside the racks, each with one animal; they are numbered behind the letter. */
  readonly alone?: { readonly letter: string; readonly dwellers: Dwellers; readonly spare: number }
}

const rooms: readonly Room[] = [
  {
    name: 'Snake room',
    climate: [24, 32, 50, 65],
    notes: 'The mister runs at 7 and at 19. The key of the cabinet hangs behind the door.',
    racks: [
      { name: 'Rack 1', code: 'R1', shape: [5, 3], dwellers: { of: ['Python regius'], young: false } },
      {
        name: 'Rack 2',
        code: 'R2',
        shape: [4, 4],
        dwellers: { of: ['Pantherophis guttatus', 'Heterodon nasicus'], young: false },
      },
      {
        name: 'Hatchlings',
        code: 'H1',
        shape: [4, 5],
        dwellers: {
          of: ['Python regius', 'Pantherophis guttatus', 'Heterodon nasicus', 'Morelia spilota'],
          young: true,
        },
      },
    ],
    alone: { letter: 'V', dwellers: { of: ['Boa imperator', 'Morelia spilota'] }, spare: 1 },
  },
  {
    name: 'Gecko room',
    climate: [20, 30, 40, 80],
    racks: [
      {
        name: 'Leopard geckos',
        code: 'L',
        shape: [3, 4],
        dwellers: { of: ['Eublepharis macularius'] },
      },
    ],
    alone: {
      letter: 'T',
      dwellers: { of: ['Correlophus ciliatus', 'Pogona vitticeps'] },
      spare: 0,
    },
  },
]

/** Since so many days everybody is where it is, one tub later than the other. */
const movedAgo = 160

/** Makes the rooms of the demo keeper and moves everybody into a tub, but for one that came from elsewhere. */
export async function seedPlaces(house: House): Promise<void> {
  const left = house.animals.filter(
    ({ archiveStatus, priceStatus, name }) =>
      archiveStatus !== 'archived' && priceStatus !== 'Sold' && name !== quarantine.animal,
  )
  for (const { name, climate, notes = null, racks, alone } of rooms) {
    const [temperatureMin, temperatureMax, humidityMin, humidityMax] = climate
    const room = await add(house, {
      ...{ kind: 'room', name, notes, temperatureMin, temperatureMax, humidityMin, humidityMax },
    })
    for (const rack of racks) await fillRack(house, room, rack, takeOf(left, rack.dwellers))
    if (alone) await fillAlone(house, room, alone, takeOf(left, alone.dwellers))
  }
  const apart = await add(house, { kind: 'room', name: 'Quarantine' })
  const box = await add(house, { kind: 'enclosure', name: 'Quarantine 1', code: 'Q1', parentId: apart })
  await moveIn(house, quarantine.animal, box, quarantine.sinceDays)
}

const add = async ({ app, actor }: House, place: NewPlace): Promise<number> =>
  (await app.services.places.create(actor, place)).id

/** Those who live in such a place, who then are no longer left. */
function takeOf(left: DatedAnimal[], { of, young }: Dwellers): DatedAnimal[] {
  const taken = left.filter(
    ({ species, age }) =>
      of.includes(species) && (young === undefined || (typeof age === 'number') === young),
  )
  for (const animal of taken) left.splice(left.indexOf(animal), 1)
  return taken
}

async function fillRack(house: House, parentId: number, rack: Rack, animals: readonly DatedAnimal[]) {
  const [rows, columns] = rack.shape
  const id = await add(house, { kind: 'rack', name: rack.name, code: rack.code, parentId, rows, columns })
  const { places } = await house.app.services.places.list(house.actor, { under: id })
  const tubs = places.filter(({ kind }) => kind === 'enclosure')
  for (const [at, animal] of animals.entries()) {
    const tub = tubs[at]
    if (!tub) throw new Error(`${rack.name} has no tub for ${animal.name}`)
    await moveIn(house, animal.name, tub.id, movedSince(animal, house.today))
  }
}

async function fillAlone(
  house: House,
  parentId: number,
  { letter, spare }: NonNullable<Room['alone']>,
  animals: readonly DatedAnimal[],
) {
  for (let nth = 1; nth <= animals.length + spare; nth += 1) {
    const box = await add(house, {
      ...{ kind: 'enclosure', name: `${letter}${nth}`, code: `${letter}${nth}`, parentId },
    })
    const animal = animals[nth - 1]
    if (animal) await moveIn(house, animal.name, box, movedSince(animal, house.today))
  }
}

/** Nobody was moved before it had hatched. */
function movedSince({ dateOfBirth }: DatedAnimal, today: CivilDay): number {
  return addDays(today, -movedAgo) > dateOfBirth ? movedAgo : 1
}

async function moveIn({ app, actor, ids, today }: House, name: string, toPlaceId: number, daysAgo: number) {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`${name} has a place but isn't in the demo collection`)
  await app.services.collection.records.create(actor, id, {
    ...{ recordType: 'move', recordDate: addDays(today, -daysAgo), data: { toPlaceId } },
  })
}

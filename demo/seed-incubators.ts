import type { NewIncubator } from '@clutchbook/domain/incubation/incubators.schema'
import type { MeasuredPlace } from '@clutchbook/domain/incubation/readings.rules'
import type { App } from '../apps/server/src/app.ts'
import type { Actor } from '../apps/server/src/platform/actor.ts'
import { keyedBy } from '../apps/server/src/platform/database/request-keys.ts'
import { type DemoClimate, readingsOf } from './climate.ts'

type House = { readonly app: App; readonly actor: Actor }

type DemoBox = {
  readonly name: string
  readonly capacity: number
  /** The project whose latest clutch lies in it. */
  readonly project?: string
  /** The number of an egg that lies in it without a clutch. */
  readonly egg?: string
  /** What a probe in its medium says. */
  readonly climate?: DemoClimate
}

type DemoIncubator = {
  readonly fields: NewIncubator
  readonly room: string
  readonly boxes: readonly DemoBox[]
  readonly climate: DemoClimate
}

/** Since so many days the boxes stand where they do. */
const placedDays = 70

const incubators: readonly DemoIncubator[] = [
  {
    fields: {
      ...{ name: 'Python incubator', temperature: 31.5, humidity: 92, capacity: 6 },
      ...{ lowTemperature: 30, highTemperature: 33, lowHumidity: 80, graceMinutes: 30 },
    },
    room: 'Snake room',
    boxes: [
      { name: 'P1', capacity: 12, project: 'Clown x Pastel het Clown' },
      { name: 'P2', capacity: 8, egg: 'R-1' },
      { name: 'P3', capacity: 12 },
    ],
    climate: {
      ...{ temperature: 31.5, humidity: 92, sinceDays: 45, seed: 31 },
      ...{ gap: [19, 17.7], warmSpell: [9, 7, 2.4] },
    },
  },
  {
    fields: {
      ...{ name: 'Gecko and colubrid incubator', temperature: 28.5, humidity: 82, capacity: 4 },
      ...{ lowTemperature: 27, highTemperature: 30.5, graceMinutes: 30 },
    },
    room: 'Gecko room',
    boxes: [
      {
        ...{ name: 'G1', capacity: 2, project: 'Lentil x Marzipan' },
        climate: { temperature: 29.2, humidity: null, sinceDays: 20, seed: 29 },
      },
      { name: 'G2', capacity: 10, project: 'Quill x Goldie' },
      // Fuller than it should be: she laid eight.
      { name: 'G3', capacity: 6, project: 'Rook x Truffle' },
    ],
    climate: { temperature: 28.5, humidity: 82, sinceDays: 38, seed: 28, gap: [5, 4.6] },
  },
]

const momentBefore = (now: number, days: number): number => now - days * 24 * 60 * 60

/** Makes the incubators of the demo keeper with their boxes, puts what was laid into these, and brings in what was measured. */
export async function seedIncubators(house: House): Promise<void> {
  const { app, actor } = house
  const now = Math.floor(Date.now() / 1000)
  const { places } = await app.services.places.list(actor, {})
  for (const { fields, room, boxes, climate } of incubators) {
    const placeId = places.find(({ kind, name }) => kind === 'room' && name === room)?.id ?? null
    const { incubators: kept } = app.services.incubation
    const { id } = await kept.create(actor, { ...fields, placeId })
    await bring(house, { kind: 'incubator', id }, climate, now)
    for (const box of boxes) await addBox(house, id, box, now)
  }
}

async function addBox(house: House, incubatorId: number, box: DemoBox, now: number): Promise<void> {
  const { app, actor } = house
  const { name, capacity, project, egg, climate } = box
  const movedAt = momentBefore(now, placedDays)
  const { id } = await app.services.incubation.boxes.create(actor, incubatorId, { name, capacity, movedAt })
  if (climate) await bring(house, { kind: 'box', id }, climate, now)
  if (project !== undefined) await putClutch(house, project, id)
  if (egg !== undefined) await putEgg(house, egg, id)
}

const noonOf = (day: string): number => Math.floor(Date.parse(`${day}T12:00:00Z`) / 1000)

/** Puts the latest clutch of a project into a box, on the day on which it was laid. */
async function putClutch({ app, actor }: House, project: string, boxId: number): Promise<void> {
  const { clutches } = await app.services.eggs.clutches.list(actor, { status: 'open', sort: 'newest' })
  const clutch = clutches.find(({ projectName }) => projectName === project)
  if (!clutch) throw new Error(`${project} has a box and no clutch that incubates`)
  const change = { boxId, movedAt: noonOf(clutch.layDate) }
  await app.services.eggs.clutches.change(actor, clutch.id, change, null)
}

async function putEgg({ app, actor }: House, number: string, boxId: number): Promise<void> {
  const { eggs } = await app.services.eggs.list(actor, { status: 'Incubating', sort: 'newest' })
  const egg = eggs.find(({ eggNumber }) => eggNumber === number)
  if (!egg) throw new Error(`Egg ${number} has a box and isn't in the demo`)
  await app.services.eggs.change(actor, egg.id, { boxId, movedAt: noonOf(egg.layDate) }, null)
}

/** Brings in what a sensor measured, as a file of it would. */
async function bring({ app, actor }: House, place: MeasuredPlace, climate: DemoClimate, now: number) {
  const readings = readingsOf(climate, now)
  await app.services.incubation.readingImports.bring(actor, place, readings, keyedBy(actor, place))
}

import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { type CivilDay, daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { formatWeight } from '@clutchbook/domain/kernel/units'
import { foodWords } from '../collection/public/food-words.ts'
import {
  isOpen,
  isPlanned,
  planTexts,
  type ShownRow,
  todayTexts,
} from '../husbandry/public/use-animal-work.ts'
import type { KeptAnimal } from './places.queries.ts'
import { rackTexts as texts } from './places.texts.ts'

/** What a tap on a tub does. */
export const rackModes = ['look', 'feed', 'water', 'weigh'] as const
export type RackMode = (typeof rackModes)[number]

/** The kind of record that a tap writes down, or that a look tells of. */
export const kindOfMode: Readonly<Record<RackMode, string>> = {
  look: 'feeding',
  feed: 'feeding',
  water: 'water',
  weigh: 'weight',
}

/** An animal of a tub with what is to be done with it. */
export type TubAnimal = { readonly animal: KeptAnimal; readonly row: ShownRow }

/** Whether an animal is to be done something with: where a plan says so; water is for all who had none today. */
export const isWanted = (mode: RackMode, row: ShownRow): boolean =>
  isOpen(row) && (isPlanned(row) || mode === 'water')

/** A row of which a record of the day tells that it was done, though Today knows nothing of it. */
export const doneBefore = (row: ShownRow, day: CivilDay): ShownRow =>
  row.tapped !== null || isPlanned(row)
    ? row
    : {
        ...row,
        state: 'done',
        last: { id: 0, recordDate: day, recordTime: null, outcome: 'done', food: null },
      }

type Written = { readonly animalId: number | null; readonly recordType: string }

/** The animals that were given water, by what is written down. */
export const wateredOf = (records: readonly Written[]): ReadonlySet<number | null> =>
  new Set(
    records.filter(({ recordType }) => recordTypeKey(recordType) === 'water').map(({ animalId }) => animalId),
  )

const outcomeOf = ({ last }: ShownRow): string | null => last?.outcome ?? null

const isRefusal = (outcome: string | null): boolean => outcome === 'refused' || outcome === 'regurgitated'

/** How a tub stands, as its border and sign tell. */
export type TubState = 'free' | 'due' | 'done' | 'refused' | 'skipped' | 'rest'

export function stateOfTub(mode: RackMode, tub: readonly TubAnimal[]): TubState {
  if (tub.length === 0) return 'free'
  if (tub.some(({ row }) => isWanted(mode, row))) return 'due'
  const done = tub.filter(({ row }) => row.state === 'done')
  if (done.length === 0) return 'rest'
  if (done.every(({ row }) => isRefusal(outcomeOf(row)))) return 'refused'
  return done.every(({ row }) => outcomeOf(row) === 'skipped') ? 'skipped' : 'done'
}

/** Who is in a tub, in the room of a name. */
export const whoIn = (tub: readonly TubAnimal[]): string =>
  tub.length > 1 ? texts.several(tub.length) : (tub[0]?.animal.name ?? '')

/** What is told below the name. */
export function wordsOfTub(mode: RackMode, tub: readonly TubAnimal[], day: CivilDay): string {
  const told = tub.find(({ row }) => isWanted(mode, row)) ?? tub[0]
  if (!told) return texts.free
  const { animal, row } = told
  if (mode === 'weigh')
    return animal.weight === null ? texts.noWeight : formatWeight(animal.weight, animal.weightUnit)
  if (mode === 'water') return row.state === 'done' ? texts.watered : ''
  if (row.state === 'done') return doneWords(row)
  if (row.state === 'paused') return row.reasons.map((reason) => planTexts.reasons[reason]).join(', ')
  const since = animal.lastFedOn === null ? null : daysBetween(animal.lastFedOn, day)
  if (isWanted(mode, row)) return since === null ? texts.due : texts.late(since)
  return since === null ? texts.neverFed : texts.fed(since)
}

function doneWords(row: ShownRow): string {
  const outcome = outcomeOf(row)
  const food = row.food && outcome === 'eaten' ? foodWords(row.food) : ''
  return food === '' ? todayTexts.wasDone('feeding', outcome) : food
}

/** The work of a rack in a mode: how much is done, how, and what is left. */
export type RackWork = {
  readonly done: number
  readonly all: number
  readonly ate: number
  readonly refused: number
  readonly skipped: number
  readonly left: readonly ShownRow[]
}

export function workOfRack(mode: RackMode, animals: readonly TubAnimal[]): RackWork {
  const rows = animals.map(({ row }) => row)
  const done = rows.filter(({ state }) => state === 'done')
  const left = rows.filter((row) => isWanted(mode, row))
  const count = (is: (outcome: string | null) => boolean): number =>
    done.filter((row) => is(outcomeOf(row))).length
  const [refused, skipped] = [count(isRefusal), count((outcome) => outcome === 'skipped')]
  return {
    ...{ done: done.length, all: done.length + left.length, left },
    ...{ refused, skipped, ate: done.length - refused - skipped },
  }
}

import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { nextNews, type RungWindow, toldOnceStored } from '@clutchbook/domain/season/window-reminders.rules'
import type { LoggedKind } from '@clutchbook/domain/sync/sync.rules'
import { type Clock, todayIn } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Recompute } from '../../platform/database/transaction.ts'
import { version } from '../../platform/version.ts'
import { readHistories } from './forecast-reading.ts'
import { type ForetoldWindow, foretellWindows } from './window-foretelling.ts'
import {
  findHabits,
  findWindowAgenda,
  listWindowRows,
  putWindowAgenda,
  putWindows,
  removeWindows,
  unmakeWindows,
  type WindowRow,
} from './windows.repository.ts'

type Columns = readonly (readonly [LoggedKind, readonly string[]])[]

/** Records that move windows when they come and go. What comes and goes with others is seen by these. */
const comingAndGoing: readonly LoggedKind[] = [
  ...(['season-facts', 'species-facts', 'clutches', 'clutch-sires', 'eggs'] as const),
]

/** What moves windows when it holds something else. */
const moving: Columns = [
  ['season-facts', ['kind', 'day', 'breedingProjectId']],
  ['species-facts', ['figures']],
  ['animals', ['species', 'sex']],
  ['breeding-projects', ['season', 'startDate', 'species']],
  [
    'clutches',
    ['kind', 'femaleId', 'species', 'layDate', 'layDateSpread', 'temperature', 'breedingProjectId'],
  ],
  ['clutch-sires', ['animalId']],
  ['eggs', ['status', 'hatchDate', 'clutchId']],
]

/** Tables that say how warm eggs were, and by whose clock the hours of a day are counted. */
const warmed = ['readingHour', 'zoneChange'] as const

/** Records that say where eggs were, when they come and go. */
const placed: readonly LoggedKind[] = ['egg-stays', 'box-stays', 'incubators']

/** What says how warm eggs were, when it holds something else. */
const warming: Columns = [
  ['egg-stays', ['boxId', 'begin', 'end']],
  ['box-stays', ['incubatorId', 'begin', 'end']],
  ['incubators', ['temperature']],
]

const keyOf = ({ step, subjectId }: Pick<WindowRow, 'step' | 'subjectId'>): string => `${step} ${subjectId}`

const rungOf = ({ step, firstDay, lastDay, basisDay, lapsesAfter }: ForetoldWindow): RungWindow => ({
  ...{ step, from: firstDay, to: lastDay, basisDay, lapsesAfter },
})

/** A stored window with what was told of it. */
export const toldRungOf = (row: WindowRow) => ({ ...rungOf(row), told: row.told })

const isAlike = (one: WindowRow, other: WindowRow | undefined): boolean =>
  other !== undefined && (Object.keys(one) as (keyof WindowRow)[]).every((name) => one[name] === other[name])

/** When there is something to tell of some windows next; of one that lapsed there is nothing. */
export function nextLook(rows: readonly WindowRow[], timeZone: string, today: CivilDay): string | null {
  const moments = rows
    .filter(({ lapsesAfter }) => lapsesAfter === null || today <= lapsesAfter)
    .flatMap((row) => nextNews(toldRungOf(row), timeZone)?.toISOString() ?? [])
  return moments.reduce<string | null>((one, other) => (one === null || other < one ? other : one), null)
}

/** Stores the windows of a keeper that are to be made anew, unless somebody else has done so. */
export async function storeWindowsAnew(tx: Tx, keeperId: number, clock: Clock): Promise<void> {
  const agenda = await findWindowAgenda(tx, keeperId)
  if (agenda?.madeBy !== version) await storeWindows(tx, keeperId, clock)
}

/**
 * Stores the windows of a keeper as they follow from what is written down by now; those that stay as they were are not
 * written. The caller holds the keeper's lock.
 */
export async function storeWindows(tx: Tx, keeperId: number, clock: Clock): Promise<void> {
  const habits = await findHabits(tx, keeperId)
  // The account is going, and all of it with it.
  if (habits === undefined) return
  const { timeZone } = habits
  const today = todayIn(clock, timeZone)
  const foretold = foretellWindows(await readHistories(tx, keeperId))
  const before = new Map((await listWindowRows(tx, keeperId)).map((row) => [keyOf(row), row]))
  const rows = foretold.map((one) => ({ ...one, keeperId, told: toldOf(one, before.get(keyOf(one)), today) }))
  await putWindows(
    tx,
    rows.filter((row) => !isAlike(row, before.get(keyOf(row)))),
  )
  for (const row of rows) before.delete(keyOf(row))
  await removeWindows(tx, keeperId, [...before.values()])
  const agenda = await findWindowAgenda(tx, keeperId)
  if (agenda === undefined && rows.length === 0) return
  const lookAt = nextLook(rows, timeZone, today)
  if (agenda?.madeBy !== version || agenda.lookAt !== lookAt)
    await putWindowAgenda(tx, { keeperId, madeBy: version, lookAt })
}

const toldOf = (window: ForetoldWindow, row: WindowRow | undefined, today: CivilDay): WindowRow['told'] =>
  toldOnceStored(rungOf(window), row && toldRungOf(row), today)

/**
 * Has windows follow what a transaction does to the records and settings that they rest on, at its end and in it
 * (SEA-13; decision 0090).
 */
export const recomputeWindows =
  (clock: Clock): Recompute =>
  async (tx, { keeperId, comesOrGoes, isChanged, tables }) => {
    const isAny = (kinds: Columns): boolean => kinds.some(([kind, columns]) => isChanged(kind, columns))
    const isMoved = tables.has('seasonSettings') || comingAndGoing.some(comesOrGoes) || isAny(moving)
    if (isMoved) await storeWindows(tx, keeperId, clock)
    // What is measured comes every minute, so the windows that it moves are made by the next look, and told as they are to be.
    else if (warmed.some((table) => tables.has(table)) || placed.some(comesOrGoes) || isAny(warming))
      await unmakeWindows(tx, keeperId)
  }

/** The windows of a keeper. Where they are to be made anew they are told as they are to be, and nothing is written. */
export async function readWindows(db: Db, keeperId: number): Promise<readonly ForetoldWindow[]> {
  const agenda = await findWindowAgenda(db, keeperId)
  // Who has none yet has none to be made.
  if (agenda === undefined) return []
  if (agenda.madeBy === version) return listWindowRows(db, keeperId)
  return foretellWindows(await readHistories(db, keeperId))
}

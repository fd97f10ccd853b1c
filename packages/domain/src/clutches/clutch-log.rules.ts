import type { EggStatus } from '../eggs/eggs.rules.ts'
import type { CivilDay } from '../kernel/civil-day.ts'

/** What is done with a clutch, or seen on it, from laying to hatching (CLU-12). */
export const clutchEntryKinds = [
  'candled',
  'weighed',
  'moved',
  'rolled',
  'watered',
  'dimpled',
  'mould',
  'pipped',
  'note',
] as const
export type ClutchEntryKind = (typeof clutchEntryKinds)[number]

/** What is seen in an egg that is held against light. */
export const findings = ['good', 'unclear', 'infertile', 'dead'] as const
export type Finding = (typeof findings)[number]

/** Bounds of the log of a clutch. */
export const clutchLogLimits = { entries: 500, note: 2000, eggs: 200 } as const

/** Words beside a field of an entry. */
export const clutchLogMessages = {
  kind: 'Please choose what was done',
  day: 'Please enter the day',
  beforeLaying: 'The clutch was not laid yet on that day',
  inFuture: 'The day cannot be in the future',
  note: 'Please write the note',
  finding: 'Please choose good, unclear, infertile or dead',
  eggsTwice: 'Please name each egg once',
  full: `A clutch keeps at most ${clutchLogLimits.entries} entries. Please remove some first.`,
} as const

/** What becomes of an egg by what was found in it; null where nothing does (CLU-13). */
export function statusByFinding(finding: Finding | null): EggStatus | null {
  if (finding === 'infertile') return 'Infertile'
  return finding === 'dead' ? 'Failed' : null
}

/** Whether an entry sets the status of an egg: candling does of one that incubates, where something was found. */
export const setsStatus = (kind: ClutchEntryKind, finding: Finding | null, status: EggStatus): boolean =>
  kind === 'candled' && status === 'Incubating' && statusByFinding(finding) !== null

/** Whether what an entry set still stands, so that it is given back with the entry. */
export const stillStands = (finding: Finding | null, status: EggStatus): boolean =>
  statusByFinding(finding) === status

type Bounds = { readonly layDate: CivilDay; readonly today: CivilDay }

/** What is wrong with the day of an entry, or null. */
export function entryDayProblem(day: CivilDay, { layDate, today }: Bounds): string | null {
  if (day < layDate) return clutchLogMessages.beforeLaying
  return day > today ? clutchLogMessages.inFuture : null
}

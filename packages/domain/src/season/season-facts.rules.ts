import type { CivilDay } from '../kernel/civil-day.ts'
import type { FieldErrors } from '../kernel/domain-error.ts'

/** What is written down of a female's season (SEA-02); laying and birth are clutches, and weights are records. */
export const factKinds = [
  'target',
  'cooling',
  'introduced',
  'lock',
  'follicles',
  'sign',
  'ovulation',
  'shed',
  'rest',
] as const
export type FactKind = (typeof factKinds)[number]

/** What becomes of a visit of the male to another female where he is introduced to this one. */
export const overlaps = ['end', 'keep'] as const
export type Overlap = (typeof overlaps)[number]

/** Bounds of a fact: texts in characters, follicles in millimetres, masses in grams. */
export const factLimits = { note: 2000, leastMm: 0.1, mm: 300, leastGrams: 0.1, grams: 1_000_000 } as const

/** Words beside a field of a fact. */
export const factMessages = {
  kind: 'Please choose what happened',
  day: 'Please enter the day',
  inFuture: 'Only cooling and an introduction can be planned for a day to come',
  beforeBirth: 'She was not born yet on that day',
  until: 'The last day can’t lie before the first',
  noUntil: 'Only cooling and an introduction have a last day',
  mm: `Please enter a size in millimetres, from 0.1 to ${factLimits.mm}`,
  noMm: 'Only follicles have a size in millimetres',
  grams: 'Please enter a weight in grams, from 0.1 to 1,000,000',
  noGrams: 'Only a weight that is aimed at has grams',
  gramsNeeded: 'Please enter the weight that she is to reach, in grams',
  noMale: 'Only an introduction and a lock have a male',
  maleNeeded: 'Please choose the male that she is introduced to',
  notFemale: 'A season is kept of females only',
  notMale: 'She is introduced to a male',
  otherFemale: 'That project has another female',
  time: 'Please enter the time as HH:MM',
  shedBeforeOvulation: 'The shed of a season comes after she ovulated',
  overlap: 'Please choose end or keep',
} as const

/** A fact as far as rules of its own fields need it; `until`, `mm`, `grams` and `maleId` are null where nothing is said. */
export type FactFields = {
  readonly kind: FactKind
  readonly day: CivilDay
  readonly until: CivilDay | null
  readonly mm: number | null
  readonly grams: number | null
  readonly maleId: number | null
  /** Its male was deleted, and is told by his name. */
  readonly isMaleGone?: boolean
}

type Bounds = {
  readonly today: CivilDay
  /** When the female was born, where that is known. */
  readonly born: CivilDay | null
}

const planned: ReadonlySet<FactKind> = new Set(['cooling', 'introduced'])
const withMale: ReadonlySet<FactKind> = new Set(['introduced', 'lock'])

/** What is wrong with a fact whose fields are each well formed, by field (SEA-03); empty where nothing is. */
export function factProblems(fact: FactFields, { today, born }: Bounds): FieldErrors {
  const { kind, day, until, mm, grams, maleId, isMaleGone = false } = fact
  const problems: [field: string, isWrong: boolean, message: string][] = [
    ['day', day > today && !planned.has(kind), factMessages.inFuture],
    ['day', born !== null && day < born, factMessages.beforeBirth],
    ['until', until !== null && !planned.has(kind), factMessages.noUntil],
    ['until', until !== null && until < day && planned.has(kind), factMessages.until],
    ['mm', mm !== null && kind !== 'follicles', factMessages.noMm],
    ['grams', grams !== null && kind !== 'target', factMessages.noGrams],
    ['grams', grams === null && kind === 'target', factMessages.gramsNeeded],
    ['maleId', maleId !== null && !withMale.has(kind), factMessages.noMale],
    ['maleId', maleId === null && !isMaleGone && kind === 'introduced', factMessages.maleNeeded],
  ]
  return Object.fromEntries(
    problems.flatMap(([field, isWrong, message]) => (isWrong ? [[field, message]] : [])),
  )
}

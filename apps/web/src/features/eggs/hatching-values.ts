import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import type { Sex } from '@clutchbook/domain/collection/collection.rules'
import { firstCustomIdProblem } from '@clutchbook/domain/collection/custom-ids.rules'
import { type EggStatus, eggLimits, eggMessages, endStatuses } from '@clutchbook/domain/eggs/eggs.rules'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { numberProblem } from '@clutchbook/domain/kernel/record-fields'
import { genotypeOf, type YoungLook } from '../genetics/public/young-look.ts'
import type { HatchingBody } from './eggs.queries.ts'
import { hatchTexts } from './hatch.texts.ts'

/** One egg of a clutch that hatches, with what is said of its animal; what is left empty follows from egg and parents. */
export type HatchlingValues = {
  id: number
  /** What became of it; one that is still incubating stays as it is. */
  status: EggStatus
  name: string
  sex: Sex
  morph: string
  weight: string
  /** How it looks, of what its parents may give. A draft of an earlier version has none. */
  look?: YoungLook | null
}

/** Several eggs that hatch, as typed. */
export type HatchingValues = {
  hatchDate: CivilDay | null
  producedBy: string
  species: string
  isHoldback: boolean
  createsProfiles: boolean
  /** The animals' custom IDs count on from here; empty for none. */
  firstCustomId: string
  eggs: HatchlingValues[]
}

type Start = { eggs: readonly ListedEgg[]; today: CivilDay; producedBy: string; firstCustomId: string }

/** The form as it opens: all of the eggs hatch today. */
export const hatchingValues = ({ eggs, today, producedBy, firstCustomId }: Start): HatchingValues => ({
  hatchDate: today,
  producedBy,
  species: '',
  isHoldback: false,
  createsProfiles: true,
  firstCustomId,
  eggs: eggs.map(({ id }) => ({
    id,
    status: 'Hatched',
    name: '',
    sex: 'Unsexed',
    morph: '',
    weight: '',
    look: null,
  })),
})

export const hatchingOf = ({ eggs }: HatchingValues): HatchlingValues[] =>
  eggs.filter(({ status }) => status === 'Hatched')

/** The eggs that ended beside those that hatched. */
export const endedOf = ({ eggs }: HatchingValues) =>
  eggs.flatMap(({ id, status }) => {
    const ended = endStatuses.find((end) => end === status)
    return ended ? [{ id, status: ended }] : []
  })

/** The look of the young before one in the list, of the same pair alone; null where it has none. */
export function lookAbove(
  eggs: readonly HatchlingValues[],
  place: number,
  isSamePair: (id: number) => boolean,
) {
  const before = eggs.slice(0, place).findLast(({ id, status }) => status === 'Hatched' && isSamePair(id))
  return before?.look ?? null
}

/** What is wrong with the form, by field; `lastLaid` is the lay date of the youngest egg that hatches. */
export function hatchingProblems(
  values: HatchingValues,
  { today, lastLaid }: { today: CivilDay; lastLaid: CivilDay | null },
): Record<string, string> {
  const problems: Record<string, string> = {}
  const hatchDay = hatchDayProblem(values.hatchDate, today, lastLaid)
  if (hatchDay) problems.hatchDate = hatchDay
  const { length } = hatchingOf(values)
  if (length + endedOf(values).length === 0) problems.eggs = hatchTexts.several.choose
  if (length > eggLimits.hatchedAtOnce) problems.eggs = hatchTexts.several.tooMany(eggLimits.hatchedAtOnce)
  if (!values.createsProfiles) return problems
  const firstId = firstCustomIdProblem(values.firstCustomId)
  if (firstId) problems.firstCustomId = firstId
  for (const [place, { status, weight }] of values.eggs.entries()) {
    const problem = status === 'Hatched' ? numberProblem(animalFields.weight, weight) : null
    if (problem) problems[`eggs.${place}.weight`] = problem
  }
  return problems
}

function hatchDayProblem(day: CivilDay | null, today: CivilDay, lastLaid: CivilDay | null): string | null {
  if (day === null) return hatchTexts.several.dayMissing
  if (day > today) return eggMessages.hatchInFuture
  return lastLaid !== null && day < lastLaid ? eggMessages.hatchBeforeLay : null
}

/** What is sent: of each animal only what was said of it. */
export const hatchingBodyOf = (values: HatchingValues): HatchingBody => ({
  eggs: hatchingOf(values).map(({ id, name, sex, morph, weight, look }) => ({
    id,
    sex,
    ...(name.trim() ? { name } : {}),
    ...(morph.trim() ? { morph } : {}),
    ...(weight.trim() ? { weight, weightUnit: 'grams' as const } : {}),
    ...(look ? { genotype: genotypeOf(look, { sex, morph }) } : {}),
  })),
  ended: endedOf(values),
  hatchDate: values.hatchDate,
  isHoldback: values.isHoldback,
  ...(values.producedBy.trim() ? { producedBy: values.producedBy } : {}),
  ...(values.species.trim() ? { species: values.species } : {}),
  ...(values.firstCustomId.trim() ? { firstCustomId: values.firstCustomId } : {}),
})

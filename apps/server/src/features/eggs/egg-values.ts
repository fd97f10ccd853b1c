import { eggFields } from '@clutchbook/domain/eggs/eggs.fields'
import { dayOrderProblem } from '@clutchbook/domain/eggs/eggs.rules'
import type { EggChange, NewEgg } from '@clutchbook/domain/eggs/eggs.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import { blankRowOf, sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { EggRow, EggValues } from './eggs.repository.ts'

/** When a save is made: the moment, the day it is where the keeper is, and the day of what it leaves out. */
export type Now = { readonly moment: string; readonly today: CivilDay; readonly day: CivilDay }

/** The row of a new egg: what was sent, and the defaults of the requirements for the rest (EGG-02 to EGG-04). */
export function newEggValues(input: NewEgg, keeperId: number, now: Now): EggValues {
  const blank = {
    ...blankRowOf(eggFields),
    keeperId,
    version: 1,
    createdAt: now.moment,
    updatedAt: now.moment,
    projectName: null,
    layDate: input.layDate,
  }
  const { movedAt: _moved, ...sent } = input
  return recomputed({ ...blank, ...sentFieldsOf(sent) }, null, now)
}

/** The row of a changed egg, one version on: what was not sent stays as it was. */
export function changedEggValues(row: EggRow, input: EggChange, now: Now): EggValues {
  const { id: _id, numberKey: _key, expectedDay: _day, ...fields } = row
  const flags = { isViable: Boolean(row.isViable), isTopMarked: Boolean(row.isTopMarked) }
  const { movedAt: _moved, ...sent } = input
  const values = { ...fields, ...flags, ...sentFieldsOf(sent) }
  return recomputed({ ...values, version: row.version + 1, updatedAt: now.moment }, row, now)
}

/** How an egg counts in the keeper's badges (EGG-42). */
export const incubating = ({ status }: Pick<EggRow, 'status'>): number => (status === 'Incubating' ? 1 : 0)

/**
 * An egg that hatches gets the day of the save where no hatch date is given (EGG-32); one that leaves Hatched keeps its date
 * (EGG-Q10). An egg that was put into a project, or taken out of one by hand, forgets the deleted one it came from.
 */
function recomputed(values: EggValues, before: EggRow | null, { day }: Now): EggValues {
  const hatchesNow = values.status === 'Hatched' && before?.status !== 'Hatched'
  const moved = values.breedingProjectId !== (before?.breedingProjectId ?? null)
  const result = {
    ...values,
    hatchDate: values.hatchDate ?? (hatchesNow ? day : null),
    projectName: moved ? null : values.projectName,
  }
  const problem = dayOrderProblem(result)
  if (problem) throw refuseField(problem.field, problem.message)
  return result
}

import { clutchFields } from '@clutchbook/domain/clutches/clutches.fields'
import { laidProblems, layDateProblem } from '@clutchbook/domain/clutches/clutches.rules'
import { parseAmount } from '@clutchbook/domain/kernel/amount'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { type FormOf, formNamesOf, rulesOf } from '../../shared/forms/record-form.ts'
import type { NewLitter } from './clutch-changes.queries.ts'

const { layDate, liveCount, stillbornCount, slugCount, notes } = clutchFields
const formFields = { layDate, liveCount, stillbornCount, slugCount, notes }

/** A litter as it is typed: the day, and what was counted. */
export type LitterValues = FormOf<typeof formFields>

/** What a litter is counted in, in the order of its fields. */
export type LitterCounts = Pick<LitterValues, 'liveCount' | 'stillbornCount' | 'slugCount'>

export const litterNames = formNamesOf(formFields)

const rules = rulesOf(formFields)

/** A count as typed: blank is none, anything else that is no number is null. */
const countOf = (typed: string): number | null => (typed.trim() === '' ? 0 : parseAmount(typed.trim()))

export const countsOf = ({ liveCount: live, stillbornCount: stillborn, slugCount: slugs }: LitterCounts) => ({
  ...{ live: countOf(live) ?? 0, stillborn: countOf(stillborn) ?? 0, slugs: countOf(slugs) ?? 0 },
})

/** What is wrong with the counts of a litter, by field, in the words that the server refuses with (CLU-03). */
export function countProblems(values: LitterCounts): Record<string, string> {
  const { liveCount: live, stillbornCount: stillborn, slugCount: slugs } = values
  const typed = {
    liveCount: rules.liveCount(live),
    stillbornCount: rules.stillbornCount(stillborn),
    slugCount: rules.slugCount(slugs),
  }
  const wrong = Object.entries(typed).flatMap(([name, problem]) => (problem ? [[name, problem]] : []))
  if (wrong.length > 0) return Object.fromEntries(wrong)
  const { live: sum } = laidProblems('litter', countsOf(values))
  return sum ? { liveCount: sum } : {}
}

/** What is wrong with the form of a litter, by field; `today` is the keeper's day. */
export function litterProblems(values: LitterValues, today: CivilDay): Record<string, string> {
  const { layDate: day } = values
  const dayProblem =
    rules.layDate(day) ?? (day === null ? null : layDateProblem(day, { today, born: null, firstHatch: null }))
  const notesProblem = rules.notes(values.notes)
  return {
    ...(dayProblem && { layDate: dayProblem }),
    ...countProblems(values),
    ...(notesProblem && { notes: notesProblem }),
  }
}

/** The form as it is sent. */
export const litterBodyOf = (values: LitterValues, breedingProjectId: number): NewLitter => ({
  ...{ kind: 'litter', breedingProjectId, layDate: values.layDate ?? '', notes: values.notes },
  ...countsOf(values),
})

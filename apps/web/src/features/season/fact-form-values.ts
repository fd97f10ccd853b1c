import { parseAmount } from '@clutchbook/domain/kernel/amount'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { seasonFactFields } from '@clutchbook/domain/season/season-facts.fields'
import { type FactKind, factProblems } from '@clutchbook/domain/season/season-facts.rules'
import { emptyFormOf, type FormOf, formNamesOf, formOf, rulesOf } from '../../shared/forms/record-form.ts'
import type { Fact, NewFact } from './season.queries.ts'

export type FactValues = FormOf<typeof seasonFactFields>

/** The fields of a fact in the order of its form, for leading to the first that is refused. */
export const factNames = formNamesOf(seasonFactFields)

const rules = rulesOf(seasonFactFields)

const withLast: ReadonlySet<FactKind> = new Set(['cooling', 'introduced'])
const withMale: ReadonlySet<FactKind> = new Set(['introduced', 'lock'])

/** Which fields a kind has beside its day, project and note. */
export const fieldsOfKind = (kind: FactKind) => ({
  until: withLast.has(kind),
  maleId: withMale.has(kind),
  mm: kind === 'follicles',
  grams: kind === 'target',
})

/** An empty form of a kind, of a day. */
export const emptyFact = (kind: FactKind, day: CivilDay): FactValues => ({
  ...emptyFormOf(seasonFactFields),
  ...{ kind, day },
})

/** A stored fact as its form shows it. */
export const factValuesOf = (fact: Fact): FactValues => formOf(seasonFactFields, fact)

/** What is sent of a form: what its kind has none of is blank, whatever was typed before another kind was chosen. */
export function factBodyOf(values: FactValues) {
  const { kind, day, time, until, maleId, breedingProjectId, mm, grams, note } = values
  const has = fieldsOfKind(kind)
  return {
    ...{ kind, day: day ?? '', time: time || null, breedingProjectId },
    until: has.until ? until : null,
    maleId: has.maleId ? maleId : null,
    mm: has.mm ? parseAmount(mm) : null,
    grams: has.grams ? parseAmount(grams) : null,
    note: note.trim() || null,
  } satisfies NewFact
}

/** What has a changed fact say again what it said. */
export const changeBackOf = (before: Fact) => factBodyOf(factValuesOf(before))

type Bounds = { readonly today: CivilDay; readonly isMaleGone: boolean }

/** What is wrong with a form, by field; what its kind has none of is not judged. */
export function factFormProblems(
  values: FactValues,
  { today, isMaleGone }: Bounds,
): Partial<Record<keyof FactValues, string>> {
  const { kind, day, mm, grams, note } = values
  const has = fieldsOfKind(kind)
  const typed = {
    day: rules.day(day),
    note: rules.note(note),
    ...(has.mm && { mm: rules.mm(mm) }),
    ...(has.grams && { grams: rules.grams(grams) }),
  }
  const wrong = Object.entries(typed).flatMap(([field, message]) => (message ? [[field, message]] : []))
  if (wrong.length > 0 || day === null) return Object.fromEntries(wrong)
  // When she was born is known to the server alone.
  return factProblems({ ...factBodyOf(values), day, isMaleGone }, { today, born: null })
}

import { hatchDayProblem, hatchMessages, idsFrom } from '@clutchbook/domain/clutches/hatch.rules'
import { animalFields } from '@clutchbook/domain/collection/collection.fields'
import { firstCustomIdProblem } from '@clutchbook/domain/collection/custom-ids.rules'
import { eggLimits } from '@clutchbook/domain/eggs/eggs.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { numberProblem } from '@clutchbook/domain/kernel/record-fields'
import type { ClutchHatchBody } from './clutch-hatch.queries.ts'
import { clutchHatchTexts as texts } from './clutch-hatch.texts.ts'

/** One that may come out of a clutch: its egg, or of a litter none, and what it weighs. */
export type YoungValues = { id: number | null; isOut: boolean; weight: string }

/** What comes out of a clutch on one day, as typed. */
export type ClutchHatchValues = {
  day: CivilDay | null
  /** Their IDs count on from here; empty for none. */
  firstId: string
  producedBy: string
  species: string
  isHoldback: boolean
  young: YoungValues[]
}

type Start = Pick<ClutchHatchValues, 'day' | 'firstId' | 'producedBy'> & {
  /** The eggs that are left, by number; of a litter null for each live one without an animal. */
  left: readonly (number | null)[]
}

/** The form as it opens: all that is left comes out. */
export const clutchHatchValues = ({ left, ...start }: Start): ClutchHatchValues => ({
  ...start,
  species: '',
  isHoldback: false,
  young: left.map((id) => ({ id, isOut: true, weight: '' })),
})

export const comingOut = ({ young }: ClutchHatchValues): YoungValues[] => young.filter(({ isOut }) => isOut)

/** The ID that each will have, in the order of the form; null where it gets none. */
export function idsToBe(values: ClutchHatchValues): (string | null)[] {
  const ids = values.firstId.trim() === '' ? [] : (idsFrom(values.firstId, comingOut(values).length) ?? [])
  let given = 0
  return values.young.map(({ isOut }) => (isOut ? (ids[given++] ?? null) : null))
}

/** What is wrong with the form, by field. */
export function clutchHatchProblems(
  values: ClutchHatchValues,
  bounds: { readonly layDate: CivilDay; readonly today: CivilDay },
): Record<string, string> {
  const out = comingOut(values).length
  const found: [string, string | null][] = [
    ['young', outProblem(out)],
    ...values.young.map(({ isOut, weight }, place): [string, string | null] => [
      `young.${place}.weight`,
      isOut ? numberProblem(animalFields.weight, weight) : null,
    ]),
    ['day', values.day === null ? hatchMessages.day : hatchDayProblem(values.day, bounds)],
    ['firstId', firstCustomIdProblem(values.firstId)],
  ]
  return Object.fromEntries(found.flatMap(([field, problem]) => (problem ? [[field, problem]] : [])))
}

function outProblem(out: number): string | null {
  if (out === 0) return texts.choose
  return out > eggLimits.hatchedAtOnce ? texts.tooMany(eggLimits.hatchedAtOnce) : null
}

/** What is sent. */
export function clutchHatchBodyOf(values: ClutchHatchValues): ClutchHatchBody {
  const out = comingOut(values)
  const eggIds = out.flatMap(({ id }) => id ?? [])
  const [firstId, producedBy, species] = [
    values.firstId.trim(),
    values.producedBy.trim(),
    values.species.trim(),
  ]
  return {
    ...(values.day && { day: values.day }),
    ...(eggIds.length > 0 ? { eggIds } : { count: out.length }),
    weights: out.map(({ weight }) => weight.trim() || null),
    weightUnit: 'grams',
    isHoldback: values.isHoldback,
    ...(firstId && { firstId }),
    ...(producedBy && { producedBy }),
    ...(species && { species }),
  }
}

const own: readonly string[] = ['day', 'firstId', 'producedBy', 'species']

/** What the server refused, beside the fields of the form; what is of no field of its own stands below the young. */
export function refusedHere(
  values: ClutchHatchValues,
  errors: Readonly<Record<string, string>>,
): Record<string, string> {
  const places = values.young.flatMap(({ isOut }, place) => (isOut ? [place] : []))
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => {
      const place = places[Number(/^weights\.(\d+)$/.exec(field)?.[1] ?? -1)]
      if (place !== undefined) return [`young.${place}.weight`, message]
      return [own.includes(field) ? field : 'young', message]
    }),
  )
}

import { eggLimits, eggMessages } from '@clutchbook/domain/eggs/eggs.rules'
import type { ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import { parseAmount, roundTo } from '@clutchbook/domain/kernel/amount'
import type { NewEntry } from './clutch-changes.queries.ts'
import type { ClutchEntry } from './clutches.queries.ts'
import { clutchLogTexts as texts } from './clutches.texts.ts'
import { eggTexts } from './eggs.texts.ts'

/** Eggs that are weighed, as typed: one left empty is not weighed. */
export type EggMasses = readonly { readonly eggId: number; readonly amount: string }[]

/** The eggs of a clutch that can be weighed, with nothing typed yet. */
export const emptyMasses = (eggs: readonly Pick<ListedEgg, 'id' | 'status'>[]): EggMasses =>
  eggs.flatMap(({ id, status }) => (status === 'Incubating' ? [{ eggId: id, amount: '' }] : []))

const isTyped = ({ amount }: { amount: string }): boolean => amount.trim() !== ''

function gramsOf(typed: string): number | null {
  const grams = parseAmount(typed.trim())
  return grams !== null && grams <= eggLimits.massGrams ? grams : null
}

/** What is wrong with a weighing, by field: each mass is a number, and something is weighed or written. */
export function massProblems(masses: EggMasses, note: string): Record<string, string> {
  const wrong = masses.flatMap((mass, place) =>
    isTyped(mass) && gramsOf(mass.amount) === null
      ? [[`masses.${place}.amount`, eggMessages.massGrams] as const]
      : [],
  )
  if (wrong.length > 0) return Object.fromEntries(wrong)
  const isTold = masses.length === 0 || masses.some(isTyped) || note.trim() !== ''
  return isTold ? {} : { masses: texts.nothingWeighed }
}

/** The eggs that were weighed, as they are sent. */
export const weighedEggsOf = (masses: EggMasses): NonNullable<NewEntry['eggs']> =>
  masses.flatMap(({ eggId, amount }) => {
    const massGrams = isTyped({ amount }) ? gramsOf(amount) : null
    return massGrams === null ? [] : [{ id: eggId, massGrams }]
  })

/** What the eggs of an entry weighed: 'Egg #1: 24.1 g, Egg #2: 23.8 g; together 47.9 g'; empty where none was weighed. */
export function massWords(
  weighed: ClutchEntry['eggs'],
  eggs: readonly Pick<ListedEgg, 'id' | 'eggNumber'>[],
): string {
  const told = weighed.flatMap(({ id, massGrams }) => (massGrams === null ? [] : [{ id, massGrams }]))
  if (told.length === 0) return ''
  const words = told.map(({ id, massGrams }) => {
    const egg = eggs.find((one) => one.id === id)
    const name = egg ? eggTexts.eggName(egg.eggNumber) : texts.goneEgg
    return texts.weighedEgg(name, texts.mass(massGrams))
  })
  const sum = told.reduce((total, { massGrams }) => total + massGrams, 0)
  return texts.weighedEggs(words, texts.mass(roundTo(sum, 2)))
}

import type { FigureName, SeasonFigures } from '@clutchbook/domain/season/figures'
import { figureProblems } from '@clutchbook/domain/season/own-figures.rules'

type Kind = NonNullable<SeasonFigures['kind']>

/** Figures as they are read: one that is absent may stand there as such. */
type ReadFigures = { readonly [Name in FigureName]?: SeasonFigures[Name] | undefined }

/** Figures of which the least and the most are said, by what the species lays or bears. */
const ranges = {
  eggs: ['ovulationToShed', 'shedToLay', 'matingToLay', 'layToNextLay', 'layToHatch', 'clutchSize'],
  litter: [
    'ovulationToShed',
    'shedToBirth',
    'ovulationToBirth',
    'matingToBirth',
    'layToNextLay',
    'clutchSize',
  ],
} as const satisfies Record<Kind, readonly FigureName[]>

/** The figures of one number each, of whatever kind a species is. */
export const numbersAsked = [
  'typicalClutch',
  'leastFemaleGrams',
  'leastMaleGrams',
  'leastFemaleMonths',
  'leastMaleMonths',
] as const satisfies readonly FigureName[]

export type RangeName = (typeof ranges)[Kind][number]
export type NumberName = (typeof numbersAsked)[number]

/** The form: of a range its least and its most; `kind` is empty where the keeper says none. */
export type FigureValues = Record<`${RangeName}Least` | `${RangeName}Most` | NumberName | 'kind', string>

/** The ranges that are asked for a species of a kind, in the order of the form. */
export const rangesAsked = (kind: Kind | undefined): readonly RangeName[] => ranges[kind ?? 'eggs']

/** Every field of the form in its order, for leading to the first that is refused. */
export const figureFields = (kind: Kind | undefined): (keyof FigureValues)[] => [
  'kind',
  ...rangesAsked(kind).flatMap((name) => [`${name}Least`, `${name}Most`] as const),
  ...numbersAsked,
]

const allRanges = [...new Set([...ranges.eggs, ...ranges.litter])]

/** The form as a keeper's own figures fill it in. */
export function figureValuesOf(own: ReadFigures): FigureValues {
  const text = (figure: number | undefined): string => (figure === undefined ? '' : String(figure))
  return Object.fromEntries([
    ['kind', own.kind ?? ''],
    ...allRanges.flatMap((name) => [
      [`${name}Least`, text(own[name]?.[0])],
      [`${name}Most`, text(own[name]?.[1])],
    ]),
    ...numbersAsked.map((name) => [name, text(own[name])]),
  ]) as FigureValues
}

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')))

/**
 * The figures that a form says: what it does not ask, such as days at temperatures, stays as it was. A range of which only
 * one end is said has no number for the other.
 */
export function figuresOf(values: FigureValues, kind: Kind | undefined, before: ReadFigures): SeasonFigures {
  const isSaid = (...texts: string[]): boolean => texts.some((text) => text.trim() !== '')
  const said = [
    ...(values.kind === '' ? [] : [['kind', values.kind]]),
    ...rangesAsked(kind).flatMap((name) => {
      const [least, most] = [values[`${name}Least`], values[`${name}Most`]]
      return isSaid(least, most) ? [[name, [numberOf(least), numberOf(most)]]] : []
    }),
    ...numbersAsked.flatMap((name) => (isSaid(values[name]) ? [[name, numberOf(values[name])]] : [])),
  ]
  const asked = new Set<string>(['kind', ...allRanges, ...numbersAsked])
  const kept = Object.entries(before).filter(([name]) => !asked.has(name))
  return Object.fromEntries([...kept, ...said]) as SeasonFigures
}

const fieldOf = (name: string): keyof FigureValues =>
  allRanges.some((range) => range === name)
    ? (`${name}Least` as keyof FigureValues)
    : (name as keyof FigureValues)

/** Messages about figures, at the fields of the form; a range has its message at its least. */
export const atFields = (
  problems: Readonly<Partial<Record<string, string>>>,
): Partial<Record<keyof FigureValues, string>> =>
  Object.fromEntries(Object.entries(problems).map(([name, text]) => [fieldOf(name), text]))

/** What is wrong with a form, by field. */
export const formProblems = (
  values: FigureValues,
  kind: Kind | undefined,
  before: ReadFigures,
): Partial<Record<keyof FigureValues, string>> =>
  atFields(figureProblems(figuresOf(values, kind, before), kind))

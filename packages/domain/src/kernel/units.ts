/** Units a weight is given in (COL-91). */
export const weightUnits = ['grams', 'ounces', 'pounds'] as const
export type WeightUnit = (typeof weightUnits)[number]

const abbreviations: Readonly<Record<WeightUnit, string>> = { grams: 'g', ounces: 'oz', pounds: 'lbs' }

/** A weight as it is read: `formatWeight(1840, 'grams')` is '1,840 g'; 'Unknown' without one. */
export function formatWeight(weight: number | null, unit: WeightUnit): string {
  if (weight === null) return 'Unknown'
  return `${weight.toLocaleString('en-US', { maximumFractionDigits: 2 })} ${abbreviations[unit]}`
}

/** The abbreviation of a unit: g, oz, lbs. */
export const weightAbbreviation = (unit: WeightUnit): string => abbreviations[unit]

import { countedParts, countOn } from '../kernel/counting.ts'
import type { TextRule } from '../kernel/fields.ts'
import { searchForm } from '../kernel/text-order.ts'
import { animalLimits } from './collection.rules.ts'

/** IDs are the same however they are spelled: 'bp-07' is taken where 'BP-07' is. */
const keyOf = (customId: string): string => searchForm(customId)

/** What an ID is refused with from which none can count on. */
export const firstCustomIdMessage = 'Please end the first ID with a digit, so that the others can follow'

/** What is wrong with an ID from which others count on; null for none at all. */
export const firstCustomIdProblem: TextRule = (customId) =>
  customId.trim() === '' || countOn(customId.trim(), 0) !== null ? null : firstCustomIdMessage

/**
 * IDs in sequence from the first, leaving out those that are taken: from BP-08, where BP-09 is taken, come BP-08 and
 * BP-10. Null where there is nothing to count, or where one would grow too long.
 */
export function customIdsFrom(first: string, count: number, taken: readonly string[]): string[] | null {
  const used = new Set(taken.map(keyOf))
  const ids: string[] = []
  for (let steps = 0; ids.length < count; steps += 1) {
    const id = countOn(first.trim(), steps)
    if (id === null || id.length > animalLimits.text) return null
    if (!used.has(keyOf(id))) ids.push(id)
  }
  return ids
}

/** An ID that is in use, and the species of its animal. */
export type UsedCustomId = { readonly customId: string; readonly species: string }

const stemOf = (customId: string): string | null => {
  const parts = countedParts(customId.trim())
  return parts && keyOf(parts.stem)
}

/** The series that the next animal of a species belongs to: that of the newest of its kind, or the only one there is. */
function seriesOf(newestFirst: readonly UsedCustomId[], species: string | null): string | null {
  const counting = newestFirst.filter(({ customId }) => stemOf(customId) !== null)
  const kind = species === null ? null : searchForm(species)
  const same = counting.find((used) => searchForm(used.species) === kind)
  if (same) return same.customId
  const isOnlyOne = new Set(counting.map(({ customId }) => stemOf(customId))).size === 1
  return isOnlyOne ? (counting[0]?.customId ?? null) : null
}

/**
 * The ID to suggest for the next animal: one on from the highest of its series, whose other IDs tell how wide it is.
 * Null where no ID in use counts, or where several series do and none is of the species.
 */
export function suggestedCustomId(
  newestFirst: readonly UsedCustomId[],
  species: string | null,
): string | null {
  const series = seriesOf(newestFirst, species)
  if (series === null) return null
  const numberOf = (customId: string): number => Number(countedParts(customId.trim())?.digits ?? 0)
  const highest = newestFirst
    .filter(({ customId }) => stemOf(customId) === stemOf(series))
    .reduce((most, { customId }) => (numberOf(customId) > numberOf(most) ? customId : most), series)
  return countOn(highest.trim(), 1)
}

import { catalogues, findCatalogue } from '@clutchbook/domain/genetics/catalogue/catalogues'

/** A species of which pairs are counted, by its names. */
export type CountedSpecies = { readonly species: string; readonly common: string }

/**
 * The species of an address, or the one kept most often. One without a catalogue is the keeper's alone, who may have genes of
 * their own for it.
 */
export function speciesOf(asked: string | undefined, isKeeper = false): CountedSpecies {
  const written = asked?.trim() ?? ''
  const [first] = catalogues
  const known = findCatalogue(written)
  if (!first) throw new Error('There is no catalogue')
  return known ?? (isKeeper && written !== '' ? { species: written, common: written } : first)
}

/** What a field of species offers: those with a catalogue, and others that are named. */
export function speciesOptions(others: readonly string[]): { value: string; label: string }[] {
  const unlisted = new Set(others.filter((name) => !findCatalogue(name)))
  return [
    ...catalogues.map(({ species, common }) => ({ value: species, label: common })),
    ...[...unlisted].map((name) => ({ value: name, label: name })),
  ]
}

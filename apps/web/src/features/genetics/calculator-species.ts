import {
  type CatalogueEntry,
  catalogues,
  findCatalogue,
} from '@clutchbook/domain/genetics/catalogue/catalogues'

/** The species of an address, or the one kept most often. */
export function entryOf(species: string | undefined): CatalogueEntry {
  const [first] = catalogues
  const entry = findCatalogue(species ?? '') ?? first
  if (!entry) throw new Error('There is no catalogue')
  return entry
}

import { formsOf, formsWith, formsWithForm } from '../../genetics/carried-forms.rules.ts'
import { catalogues, findCatalogue } from '../../genetics/catalogue/catalogues.ts'
import { readEntry, type WrittenEntry } from '../../genetics/entry.ts'
import type { GeneForm } from '../../genetics/forms.ts'
import { keeperCatalogue } from '../../genetics/keeper-catalogue.rules.ts'
import { ownGeneNumber } from '../../genetics/keeper-genes.ts'
import { type Genome, genomeOf } from '../../genetics/locus.rules.ts'
import { type SaidGenes, saidOfSpecies } from '../../genetics/said-genes.rules.ts'
import { refuseField } from '../../kernel/domain-error.ts'
import { type Asked, type Copy, onceFor, rowsOf, textIn } from './copy.ts'

type Numbered = { readonly id: number }

/** The genes of an animal as they come with a copy. */
export type SyncedGenotype = Numbered & {
  readonly animalId: number
  readonly version: number
  readonly entries: readonly WrittenEntry[]
}

const byId = (one: Numbered, other: Numbered): number => one.id - other.id

const saidIn = onceFor(
  (copy): SaidGenes => ({
    own: rowsOf<SaidGenes['own'][number] & Numbered>(copy, 'genes').sort((a, b) => a.number - b.number),
    changes: rowsOf<SaidGenes['changes'][number] & Numbered>(copy, 'gene-changes').sort(byId),
    words: rowsOf<SaidGenes['words'][number] & Numbered>(copy, 'gene-words').sort(byId),
  }),
)

/** The genes of a species as the keeper of a copy knows them; null where none are known. */
export async function findCopiedGenome(copy: Copy, species: string): Promise<Genome | null> {
  const shipped = (await findCatalogue(species)?.load()) ?? null
  const catalogue = keeperCatalogue(shipped, species, saidOfSpecies(saidIn(copy), species, shipped))
  return catalogue && genomeOf(catalogue)
}

/** The species of a gene, of the catalogue or a keeper's own; ids are unique over all species. */
async function speciesOf(copy: Copy, gene: string): Promise<string | null> {
  const number = ownGeneNumber(gene)
  if (number !== null) return saidIn(copy).own.find((row) => row.number === number)?.species ?? null
  for (const entry of catalogues)
    if ((await entry.load()).genes.some(({ id }) => id === gene)) return entry.species
  return null
}

/** What is entered of the genes of an animal. */
export const entriesOf = ({ entries }: SyncedGenotype) => entries.flatMap((one) => readEntry(one) ?? [])

const formsIn = onceFor(
  (copy) =>
    new Map(rowsOf<SyncedGenotype>(copy, 'genotypes').map((row) => [row.animalId, formsOf(entriesOf(row))])),
)

/** The animals that carry a gene, in a form where one is asked for. Throws 'not-valid' for a form without a gene. */
export async function findCopiedCarriers(copy: Copy, { query }: Asked): Promise<ReadonlySet<number>> {
  const [gene, form] = [textIn(query, 'gene'), textIn(query, 'form') as GeneForm | undefined]
  if (gene === undefined) throw refuseField('gene', 'Please name the gene of this form')
  const species = form === undefined ? null : await speciesOf(copy, gene)
  const genome = species === null ? null : await findCopiedGenome(copy, species)
  const sought = form === undefined ? [formsWith(gene)] : formsWithForm(genome, gene, form)
  return new Set(
    [...formsIn(copy)].flatMap(([id, forms]) => (sought.some((one) => forms.includes(one)) ? [id] : [])),
  )
}

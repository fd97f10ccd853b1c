import type { GeneForm } from '@clutchbook/domain/genetics/forms'
import { type Genome, isRecessive } from '@clutchbook/domain/genetics/locus.rules'
import type { Owner } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { findGenome, findSpeciesOf } from './keeper-genome.ts'

/** The genome that has a gene, as its keeper knows it; ids are unique over all species. */
async function findGenomeWith(db: Db, owner: Owner, gene: string): Promise<Genome | null> {
  const species = await findSpeciesOf(db, owner, gene)
  return species === null ? null : findGenome(db, owner, species)
}

/** The words of a genotype's column `forms` that mean a form of a gene; none where the gene has no such form. */
function wordsOf(genome: Genome, gene: string, form: GeneForm): string[] {
  const known = genome.genesById.get(gene)
  if (form === 'possible') return ['p1', 'p2']
  if (!genome.locusOf(gene)) return form === 'visual' ? ['t'] : []
  const hidden = known !== undefined && isRecessive(known)
  if (form === 'het') return hidden ? ['1'] : []
  return hidden ? ['2'] : ['1', '2', 'p2']
}

/** Patterns for `like` of which one fits `forms` of each genotype with a gene, in a form where one is asked for (GEN-58). */
export async function findGenePatterns(
  db: Db,
  owner: Owner,
  { gene, form }: { gene?: string | undefined; form?: GeneForm | undefined },
): Promise<string[]> {
  if (gene === undefined) return []
  if (form === undefined) return [`% ${gene}:%`]
  const genome = await findGenomeWith(db, owner, gene)
  return genome ? wordsOf(genome, gene, form).map((word) => `% ${gene}:${word} %`) : []
}

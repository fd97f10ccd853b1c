import { formsWith, formsWithForm } from '@clutchbook/domain/genetics/carried-forms.rules'
import type { GeneForm } from '@clutchbook/domain/genetics/forms'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Owner } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { findGenome, findSpeciesOf } from './keeper-genome.ts'

/** The genome that has a gene, as its keeper knows it; ids are unique over all species. */
async function findGenomeWith(db: Db, owner: Owner, gene: string): Promise<Genome | null> {
  const species = await findSpeciesOf(db, owner, gene)
  return species === null ? null : findGenome(db, owner, species)
}

/** Patterns for `like` of which one fits `forms` of each genotype with a gene, in a form where one is asked for (GEN-58). */
export async function findGenePatterns(
  db: Db,
  owner: Owner,
  { gene, form }: { gene?: string | undefined; form?: GeneForm | undefined },
): Promise<string[]> {
  if (gene === undefined) return []
  const sought =
    form === undefined ? [formsWith(gene)] : formsWithForm(await findGenomeWith(db, owner, gene), gene, form)
  return sought.map((words) => `%${words}%`)
}

import { genotypeChangedMeanwhile } from '@clutchbook/domain/genetics/genetics.errors'
import type { Genotype } from '@clutchbook/domain/genetics/genotype.schema'
import { type GenotypeAnimal, tellGenotype } from '@clutchbook/domain/genetics/genotype-telling.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Owner } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { readFamily } from './family-readings.ts'
import type { KeptGenotype } from './genotypes.repository.ts'
import { readEntries } from './stored-entries.ts'

/** Everything that the answer is made of but for the family; the genome is that of the animal's species. */
export type GenotypeParts = {
  readonly animal: GenotypeAnimal
  readonly row: KeptGenotype | undefined
  readonly genome: Genome | null
}

/** The genes of an own animal as its owner reads them, with what its family says of them. */
export async function readGenotype(reader: Db, owner: Owner, parts: GenotypeParts): Promise<Genotype> {
  const { animal, row, genome } = parts
  const kept = row ? { version: row.version, entries: readEntries(row.entries) } : null
  return tellGenotype({ animal, kept, genome }, genome && (await readFamily(reader, owner, animal, genome)))
}

/** Throws 'stale-version' where the caller said which version it starts from and the genotype has moved on. */
export async function ensureVersion(
  reader: Db,
  owner: Owner,
  parts: GenotypeParts,
  version: number | null,
): Promise<void> {
  if (version !== null && version !== (parts.row?.version ?? 0))
    throw genotypeChangedMeanwhile(await readGenotype(reader, owner, parts))
}

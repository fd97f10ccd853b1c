import { sexOf } from '@clutchbook/domain/genetics/animal-sex'
import { isSameSpecies } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { ensureEntries, ofSpecies } from '@clutchbook/domain/genetics/entries.rules'
import { geneCarried, geneContradicted } from '@clutchbook/domain/genetics/genetics.errors'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { Owner } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { listCarriers } from './keeper-genes.repository.ts'
import { findGenome } from './keeper-genome.ts'
import { readEntries } from './stored-entries.ts'

/** Throws 'taken' while animals carry a gene, with their number. */
export async function ensureUncarried(tx: Tx, { keeperId }: Owner, id: string): Promise<void> {
  const { length } = await listCarriers(tx, keeperId, id)
  if (length > 0) throw geneCarried(length)
}

/** Throws 'taken' where what is written down of animals could not be so with a gene as it is now. */
export async function ensureUncontradicted(
  tx: Tx,
  owner: Owner,
  { species, id, today }: { readonly species: string; readonly id: string; readonly today: string },
): Promise<void> {
  const genome = await findGenome(tx, owner, species)
  const carriers = (await listCarriers(tx, owner.keeperId, id)).filter((one) =>
    isSameSpecies(one.species, species),
  )
  const contradicted = carriers.filter((animal) => {
    try {
      ensureEntries(genome, ofSpecies(genome, readEntries(animal.entries)).counted, {
        sex: sexOf(animal),
        today,
      })
      return false
    } catch (error) {
      if (error instanceof DomainError) return true
      throw error
    }
  })
  if (contradicted.length > 0) throw geneContradicted(contradicted.length)
}

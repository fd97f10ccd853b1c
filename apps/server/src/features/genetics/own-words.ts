import { findCatalogue } from '@clutchbook/domain/genetics/catalogue/catalogues'
import {
  tooManyOwn,
  unknownSpecies,
  wordNotFound,
  wordTaken,
} from '@clutchbook/domain/genetics/genetics.errors'
import { geneLimits } from '@clutchbook/domain/genetics/genetics-limits.rules'
import { ensureWord } from '@clutchbook/domain/genetics/keeper-genes.rules'
import type { NewWord, OwnWordRow } from '@clutchbook/domain/genetics/keeper-genes.schema'
import { nameKey } from '@clutchbook/domain/genetics/morph-words'
import type { Actor, Owner } from '../../platform/actor.ts'
import { isoNow } from '../../platform/clock.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { GenotypesDependencies } from './genotypes.ts'
import {
  addGeneWord,
  type GeneWordRow,
  listGeneWords,
  listKeeperRows,
  removeGeneWord,
} from './keeper-genes.repository.ts'
import { catalogueOf } from './keeper-genome.ts'

const toWord = ({ id, species, word, text }: GeneWordRow): OwnWordRow => ({ id, species, word, text })

/** Words of a keeper, and the morph texts that they stand for (GEN-20). */
export function createOwnWords({ db, transact, clock }: GenotypesDependencies) {
  return {
    list: async ({ keeperId }: Owner): Promise<OwnWordRow[]> =>
      (await listGeneWords(db, keeperId)).map(toWord),

    /** Throws 'not-valid' for a word that says something already or a text that is not clear, 'taken' for a word twice. */
    add: ({ keeperId }: Actor, { species: asked, word, text }: NewWord): Promise<OwnWordRow> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, keeperId)
        const species = findCatalogue(asked)?.species ?? asked
        const rows = await listKeeperRows(tx, keeperId)
        const catalogue = await catalogueOf(rows, species)
        if (!catalogue) throw unknownSpecies()
        if ((catalogue.words ?? []).some((known) => nameKey(known.word) === nameKey(word))) throw wordTaken()
        ensureWord(catalogue, { word, text })
        if (rows.words.length >= geneLimits.words) throw tooManyOwn(geneLimits.words, 'words')
        return toWord(await addGeneWord(tx, { keeperId, species, word, text, createdAt: isoNow(clock) }))
      }),

    /** Throws 'not-found' for somebody else's word. */
    remove: ({ keeperId }: Owner, id: number): Promise<void> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, keeperId)
        if (!(await removeGeneWord(tx, keeperId, id))) throw wordNotFound()
      }),
  }
}

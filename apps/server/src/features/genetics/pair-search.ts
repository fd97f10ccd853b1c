import { sexOf } from '@clutchbook/domain/genetics/animal-sex'
import { isSameSpecies } from '@clutchbook/domain/genetics/catalogue/catalogues'
import type { FamilyAnimal } from '@clutchbook/domain/genetics/family'
import { familyOf } from '@clutchbook/domain/genetics/family.rules'
import { countedYoungOf } from '@clutchbook/domain/genetics/family-animals.rules'
import { writeFraction } from '@clutchbook/domain/genetics/fraction'
import type { Sex } from '@clutchbook/domain/genetics/gene'
import { noGenesKnown, unclearTarget } from '@clutchbook/domain/genetics/genetics.errors'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import type { PairSearch, PairSearchQuery } from '@clutchbook/domain/genetics/pair-search.schema'
import { oddsOfPair, rankPairs } from '@clutchbook/domain/genetics/solver.rules'
import type { Candidate } from '@clutchbook/domain/genetics/solver-chances'
import { encodeCursor, positionOf } from '@clutchbook/domain/kernel/paging'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { listCountedYoung } from './counted-young.repository.ts'
import { type FamilyRow, listFamilyRows } from './family.repository.ts'
import { toFamilyAnimal } from './family-animals.ts'
import { findGenome } from './keeper-genome.ts'
import { statedTraits } from './stated-traits.ts'
import { writeChance, writeWarning } from './written-odds.ts'

/** How many entries of tables a search counts exactly (GEN-44); it keeps the largest herds of kin within half a second. */
export const searchEffort = 200_000

/** A page of pairs; `next` is the cursor of the following one. */
export type PairsPage = { readonly found: PairSearch; readonly next: string | null }

/** Which own animals to pair for what is hoped for (GEN-45, GEN-46). */
export function createPairSearch({ db }: { readonly db: Db }) {
  return {
    /** Throws 'not-valid' where no gene of the species is known, and where the target is not clear. */
    search: async (actor: Actor, query: PairSearchQuery): Promise<PairsPage> => {
      const genome = await findGenome(db, actor, query.species)
      if (!genome) throw noGenesKnown()
      const hoped = readMorph(genome, query.target)
      if (hoped.verdict !== 'clear') throw unclearTarget()
      const rows = (await listFamilyRows(db, actor.keeperId)).filter(({ species }) =>
        isSameSpecies(species, query.species),
      )
      const animals = rows.map((row) => toFamilyAnimal(genome, row))
      const young = countedYoungOf(genome, await listCountedYoung(db, actor.keeperId), animals)
      const family = familyOf(genome, { animals, young, effort: searchEffort })
      const shown = query.cursor === undefined ? 0 : positionOf(query.cursor).id
      const ranking = rankPairs(family, {
        target: { traits: hoped.entries, sex: hoped.sex },
        males: candidates(genome, rows, animals, 'male'),
        females: candidates(genome, rows, animals, 'female'),
        mostInbreeding: query.maxInbreeding ?? null,
        most: shown + query.limit + 1,
      })
      const names = new Map(rows.map(({ id, name }) => [id, name]))
      const eggs = query.eggs ?? null
      const pairs = ranking.pairs.slice(shown, shown + query.limit).map((pair) => {
        const { target, lost, warnings } = oddsOfPair(family, ranking.wishes, pair, eggs)
        const [sireId, damId] = [pair.sire.animalId, pair.dam.animalId]
        return {
          ...{ sireId, damId, sireName: names.get(sireId) ?? '', damName: names.get(damId) ?? '' },
          probability: writeFraction(target.probability),
          ofHatchlings: writeChance(target.ofHatchlings),
          expected: writeChance(target.expected),
          atLeastOne: writeChance(target.atLeastOne),
          lost: writeFraction(lost),
          inbreeding: pair.inbreeding,
          warnings: warnings.map(writeWarning),
        }
      })
      const isMore = ranking.pairs.length > shown + query.limit
      return {
        found: { target: hoped.name, eggs, reach: ranking.reach, tried: ranking.tried, pairs },
        next: isMore ? encodeCursor({ key: '', id: shown + query.limit }) : null,
      }
    },
  }
}

/** Animals of a sex that may be paired: not archived, and kept or with a morph text that reads clear. */
function candidates(
  genome: Genome,
  rows: readonly FamilyRow[],
  animals: readonly FamilyAnimal[],
  sex: Sex,
): Candidate[] {
  return rows.flatMap((row, at): Candidate[] => {
    if (sexOf(row) !== sex || row.isArchived) return []
    const entries = animals[at]?.entries
    if (entries) return [{ animalId: row.id, id: row.id, traits: statedTraits(genome, entries) }]
    const { verdict, entries: traits } = readMorph(genome, row.morph ?? '')
    return verdict === 'clear' ? [{ animalId: row.id, id: null, traits }] : []
  })
}

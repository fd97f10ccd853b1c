import { findCatalogue } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { catalogueNotFound, unknownSpecies } from '@clutchbook/domain/genetics/genetics.errors'
import { geneticsCatalogueContract } from '@clutchbook/domain/genetics/genetics-catalogue.contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/database/database.ts'
import { serve } from '../../platform/http/serve.ts'
import { getCatalogue, listSpecies } from './catalogue-answers.ts'
import { readParent } from './counted-parent.ts'
import { findGenome, findShippedGenome } from './keeper-genome.ts'
import { countPair } from './pair-odds.ts'
import { readTexts } from './reading-answers.ts'

/** The catalogue of genes, and what follows from it and a text alone. */
export function geneticsCatalogueRoutes(app: FastifyInstance, db: Db): void {
  serve(app, geneticsCatalogueContract.listSpecies, async () => listSpecies())
  serve(app, geneticsCatalogueContract.getCatalogue, async ({ query }) => {
    const entry = findCatalogue(query.species)
    if (!entry) throw catalogueNotFound()
    return getCatalogue(entry)
  })
  serve(app, geneticsCatalogueContract.getOdds, async ({ query }) => {
    const genome = await findShippedGenome(query.species)
    if (!genome) throw unknownSpecies()
    const { sire, dam, eggs = null, target = '', limit } = query
    return countPair(genome, {
      sire: readParent(genome, 'sire', sire),
      dam: readParent(genome, 'dam', dam),
      ...{ eggs, target, limit, inbreeding: null },
    })
  })
  serve(app, geneticsCatalogueContract.readTexts, async ({ actor, body }) => ({
    readings: await readTexts(await findGenome(db, actor, body.species), body.texts),
  }))
}

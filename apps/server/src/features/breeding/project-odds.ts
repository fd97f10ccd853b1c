import { projectWithoutGenes, projectWithoutPair } from '@clutchbook/domain/breeding/breeding.errors'
import { eggsToCount } from '@clutchbook/domain/breeding/project-young.rules'
import type { ProjectOddsQuery, ShownOdds } from '@clutchbook/domain/genetics/odds.schema'
import { refusedWithin } from '@clutchbook/domain/kernel/domain-error'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import type { GeneticsService } from '../genetics/genetics.service.ts'
import { countInProjects } from './project-lists.repository.ts'
import { readProject } from './project-reading.ts'

type OddsDependencies = { readonly db: Db; readonly genetics: GeneticsService }

/** What may hatch in projects (GEN-57). */
export function createProjectOdds({ db, genetics }: OddsDependencies) {
  return {
    /**
     * What the pair of a project gives, as its families read now. Throws 'not-found' for a foreign project, and where it has
     * no pair of linked animals or no gene of their species is known; 'not-valid' where they can't be a pair any more.
     */
    countOdds: async (actor: Actor, id: number, query: ProjectOddsQuery): Promise<ShownOdds> => {
      const { maleId, femaleId, species, clutchSize } = await readProject(db, actor, id)
      if (maleId === null || femaleId === null || species === null) throw projectWithoutPair()
      if (!(await genetics.findGenome(db, actor, species))) throw projectWithoutGenes(species)
      const { eggs: laid } = await countInProjects(db, actor.keeperId, { from: id, to: id })
      const eggs = eggsToCount(laid, clutchSize) ?? undefined
      try {
        return await genetics.ownPairing.count(actor, {
          ...query,
          ...{ sireId: maleId, damId: femaleId, sire: '', dam: '', eggs },
        })
      } catch (error) {
        throw refusedWithin(refusedWithin(error, 'sireId', 'request'), 'damId', 'request')
      }
    },
  }
}

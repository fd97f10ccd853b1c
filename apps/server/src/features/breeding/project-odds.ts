import { projectWithoutGenes, projectWithoutPair } from '@clutchbook/domain/breeding/breeding.errors'
import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
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
     * What the pair of a project gives, as its families read now; a partner that was deleted counts by the morph text that
     * the project keeps of it. Throws 'not-found' for a foreign project, and where nothing is kept of its pair or no gene
     * of their species is known; 'not-valid' where they can't be a pair any more.
     */
    countOdds: async (actor: Actor, id: number, query: ProjectOddsQuery): Promise<ShownOdds> => {
      const project = await readProject(db, actor, id)
      const { maleId, femaleId, species, clutchSize } = project
      if (species === null) throw projectWithoutPair()
      if (!(await genetics.findGenome(db, actor, species))) throw projectWithoutGenes(species)
      const { eggs: laid } = await countInProjects(db, actor.keeperId, { from: id, to: id })
      const eggs = eggsToCount(laid, clutchSize) ?? undefined
      const asked = {
        ...{ ...query, eggs, species, sire: '', dam: '' },
        ...{ sireId: maleId ?? undefined, damId: femaleId ?? undefined },
      }
      try {
        return await genetics.ownPairing.countLooks(actor, asked, gonePartners(project))
      } catch (error) {
        throw parentFields.reduce((thrown, field) => refusedWithin(thrown, field, 'request'), error)
      }
    },
  }
}

/** What of a pair may be refused, which no field of a project is. */
const parentFields = ['sireId', 'damId', 'sire', 'dam']

const gonePartners = ({ maleId, maleName, maleMorph, femaleId, femaleName, femaleMorph }: Project) => ({
  ...(maleId === null && { sire: { name: maleName ?? '', morph: maleMorph } }),
  ...(femaleId === null && { dam: { name: femaleName ?? '', morph: femaleMorph } }),
})

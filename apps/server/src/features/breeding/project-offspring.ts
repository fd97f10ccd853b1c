import { projectNotFound } from '@clutchbook/domain/breeding/breeding.errors'
import type { NewProjectOffspring } from '@clutchbook/domain/breeding/breeding.schema'
import {
  offspringAnimalNotFound,
  offspringLinkNotFound,
  offspringOfItself,
} from '@clutchbook/domain/lineage/lineage.errors'
import type { OffspringLink } from '@clutchbook/domain/lineage/lineage.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { type CollectionService, recomputeYoung } from '../collection/collection.service.ts'
import type { LineageService, LinksPage } from '../lineage/lineage.service.ts'
import { findPartner, type ProjectRow } from './breeding.repository.ts'
import { getProjectRow } from './project-reading.ts'

type OffspringDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly collection: CollectionService
  readonly lineage: LineageService
}

/** The offspring of projects. Every call throws 'not-found' for a project that is not the keeper's. */
export function createProjectOffspring(dependencies: OffspringDependencies) {
  const { db, transact, clock, collection, lineage } = dependencies
  return {
    listOffspring: async (
      actor: Actor,
      id: number,
      page: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<LinksPage> => {
      await getProjectRow(db, actor, id)
      return lineage.listOfProject(actor, id, page)
    },

    /** Links an own animal to a project as its offspring. Throws 'taken' where it is linked already. */
    addOffspring: (actor: Actor, id: number, input: NewProjectOffspring): Promise<OffspringLink> =>
      transact((tx) =>
        answerOnce(tx, clock, keyedBy(actor, ['offspring', id, input]), async () => {
          await bumpDataVersion(tx, actor.keeperId)
          const pair = await getProjectRow(tx, actor, id)
          return addOffspring({ tx, actor, collection, lineage }, pair, input)
        }),
      ),

    /** Removes an offspring link of a project; the animal stays, and is of the clutch of that link no more. */
    removeOffspring: (actor: Actor, id: number, linkId: number): Promise<void> =>
      transact(async (tx: Tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        await getProjectRow(tx, actor, id)
        const animalId = await lineage.unlinkFromProject(tx, actor, id, linkId)
        if (animalId === null) throw offspringLinkNotFound()
        await recomputeYoung(tx, actor.keeperId, [animalId])
      }),
  }
}

type Work = {
  readonly tx: Tx
  readonly actor: Actor
  readonly collection: CollectionService
  readonly lineage: LineageService
}

/**
 * Links an own animal to a project and, as on the parents' own pages, makes the pair its parents where nothing is said
 * of them yet (LIN-Q06). Neither partner, and none of their ancestors, can be their offspring.
 */
async function addOffspring(
  { tx, actor, collection, lineage }: Work,
  project: ProjectRow,
  input: NewProjectOffspring,
): Promise<OffspringLink> {
  const { reptileId, hatchDate = null, notes = null } = input
  if ((input.breedingProjectId ?? project.id) !== project.id) throw projectNotFound()
  if (!(await findPartner(tx, actor.keeperId, reptileId))) throw offspringAnimalNotFound()
  const { maleId, femaleId } = project
  for (const parentId of [maleId, femaleId]) {
    if (parentId !== null && (await collection.isAncestor(tx, actor, reptileId, parentId)))
      throw offspringOfItself()
  }
  await collection.adopt(tx, actor, reptileId, await parentsOf(tx, actor, project))
  return lineage.linkToProject(tx, actor, { reptileId, breedingProjectId: project.id, hatchDate, notes })
}

/** The pair of a project as parents. */
export async function parentsOf(
  tx: Tx,
  actor: Actor,
  { maleId, femaleId }: Pick<ProjectRow, 'maleId' | 'femaleId'>,
): Promise<{ fatherId: number | null; motherId: number | null }> {
  return {
    fatherId: await ofSex(tx, actor, maleId, 'Male'),
    motherId: await ofSex(tx, actor, femaleId, 'Female'),
  }
}

/** A partner whose sex was corrected since can't be made a parent. */
async function ofSex(
  tx: Tx,
  actor: Actor,
  id: number | null,
  sex: 'Male' | 'Female',
): Promise<number | null> {
  const partner = id === null ? undefined : await findPartner(tx, actor.keeperId, id)
  return partner?.sex === sex ? partner.id : null
}

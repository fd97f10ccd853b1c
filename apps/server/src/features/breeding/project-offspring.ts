import { projectNotFound } from '@clutchbook/domain/breeding/breeding.errors'
import type { NewProjectOffspring } from '@clutchbook/domain/breeding/breeding.schema'
import { offspringAnimalNotFound, offspringOfItself } from '@clutchbook/domain/lineage/lineage.errors'
import type { OffspringLink } from '@clutchbook/domain/lineage/lineage.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import type { LineageService } from '../lineage/lineage.service.ts'
import { findPartner, type ProjectRow } from './breeding.repository.ts'

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
export async function addOffspring(
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

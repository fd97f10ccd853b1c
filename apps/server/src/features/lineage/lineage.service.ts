import { cutPage, positionOf } from '@clutchbook/domain/kernel/paging'
import { offspringAnimalNotFound } from '@clutchbook/domain/lineage/lineage.errors'
import type { OffspringLink, Pedigree } from '@clutchbook/domain/lineage/lineage.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { AnimalLeaves } from '../collection/collection.hooks.ts'
import { type AncestorDependencies, createAncestors } from './ancestors.ts'
import { type ChildrenDependencies, createChildren } from './children.ts'
import { linkAnimal, type NewLink } from './linking.ts'
import {
  forgetAnimalsInLinks,
  forgetInLinks,
  isHatchedFrom,
  type LinkRow,
  listHatchedEggs,
  listLinksOfProject,
  removeLinkOfProject,
} from './offspring.repository.ts'
import { comesFromProject } from './pedigree.repository.ts'
import { readPedigree } from './pedigree.ts'

export type LineageDependencies = AncestorDependencies & ChildrenDependencies

export { comesFromProject, isAncestor } from './pedigree.repository.ts'

/** A link without its animal. */
export type BareLink = Omit<OffspringLink, 'reptile'>

/** A page of links; `next` is the cursor of the following one. */
export type LinksPage = { readonly links: OffspringLink[]; readonly next: string | null }

type Page = { readonly limit?: number | undefined; readonly cursor?: string | undefined }

/** Who descends from whom. */
export function createLineageService(dependencies: LineageDependencies) {
  const { db, clock, collection } = dependencies

  const withAnimals = async (
    reader: Db,
    actor: Actor,
    rows: readonly LinkRow[],
  ): Promise<OffspringLink[]> => {
    const cards = await collection.findCards(
      reader,
      actor,
      rows.map(({ reptileId }) => reptileId),
    )
    return rows.flatMap((row) => {
      const reptile = cards.get(row.reptileId)
      return reptile ? [{ ...toBareLink(row), reptile }] : []
    })
  }

  return {
    ancestors: createAncestors(dependencies),
    children: createChildren(dependencies),

    /** The pedigree of an own animal, with what it tells. */
    getPedigree: (actor: Actor, animalId: number, generations: number): Promise<Pedigree> =>
      readPedigree(db, actor, animalId, generations),

    /** The same link, as it is answered without its animal. */
    linkHatchling: async (tx: Tx, actor: Actor, values: NewLink): Promise<BareLink> =>
      toBareLink(await linkAnimal(tx, clock, actor, values)),

    /** Links an own animal to a project. Throws 'not-found' for an animal that is not the keeper's. */
    linkToProject: async (
      tx: Tx,
      actor: Actor,
      values: NewLink & { breedingProjectId: number },
    ): Promise<OffspringLink> => {
      const cards = await collection.findCards(tx, actor, [values.reptileId])
      const reptile = cards.get(values.reptileId)
      if (!reptile) throw offspringAnimalNotFound()
      return { ...toBareLink(await linkAnimal(tx, clock, actor, values)), reptile }
    },

    listOfProject: async (actor: Actor, projectId: number, page: Page): Promise<LinksPage> => {
      const { limit } = page
      const rows = await listLinksOfProject(db, actor.keeperId, projectId, {
        limit: limit === undefined ? undefined : limit + 1,
        before: page.cursor === undefined ? undefined : positionOf(page.cursor).id,
      })
      const { rows: shown, next } = cutPage(rows, limit, ({ id }) => ({ key: '', id }))
      return { links: await withAnimals(db, actor, shown), next }
    },

    /** Removes one link of a project and answers whose it was, null where there was none; the animal stays. */
    unlinkFromProject: (tx: Tx, actor: Actor, projectId: number, linkId: number): Promise<number | null> =>
      removeLinkOfProject(tx, actor.keeperId, projectId, linkId),

    /** Whether an own animal is offspring of a project, or descends from any. */
    comesFromProject: (reader: Db, actor: Actor, id: number, projectId: number): Promise<boolean> =>
      comesFromProject(reader, actor.keeperId, id, projectId),

    /** Which of these eggs have an animal already. */
    listHatchedEggs: (reader: Db, actor: Actor, eggIds: readonly number[]): Promise<number[]> =>
      listHatchedEggs(reader, actor.keeperId, eggIds),

    /** Whether an own animal hatched from an own egg. */
    isHatchedFrom: (reader: Db, actor: Actor, eggId: number, id: number): Promise<boolean> =>
      isHatchedFrom(reader, actor.keeperId, eggId, id),

    /** A project that is deleted leaves its links, which stay. */
    detachProject: (tx: Tx, keeperId: number, projectId: number): Promise<void> =>
      forgetInLinks(tx, keeperId, 'breedingProjectId', [projectId]),

    /** A clutch that is deleted leaves its links, which stay. */
    detachClutch: (tx: Tx, keeperId: number, clutchId: number): Promise<void> =>
      forgetInLinks(tx, keeperId, 'clutchId', [clutchId]),

    /** Eggs that are deleted leave their links, which stay. */
    detachEggs: (tx: Tx, keeperId: number, eggIds: readonly number[]): Promise<void> =>
      forgetInLinks(tx, keeperId, 'eggId', eggIds),
  }
}

export type LineageService = ReturnType<typeof createLineageService>

/**
 * What lineage does when animals are deleted: they leave the links of their children, and what is told of them alone goes
 * with them: the links about them, and with their rows their custom ancestors and the photos of those.
 */
export const leaveLineage: AnimalLeaves = (tx, ...animals) => {
  const [{ keeperId }] = animals
  const ids = animals.map(({ id }) => id)
  return forgetAnimalsInLinks(tx, keeperId, ids)
}

function toBareLink({ keeperId, ...fields }: LinkRow): BareLink {
  return { ...fields, userId: keeperId }
}

import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import { decodeCursor, encodeCursor } from '@clutchbook/domain/kernel/paging'
import { offspringAnimalNotFound, offspringTwice } from '@clutchbook/domain/lineage/lineage.errors'
import type { OffspringLink } from '@clutchbook/domain/lineage/lineage.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { violatedUnique } from '../../platform/database/constraints.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import {
  createLink,
  forgetAnimalInLinks,
  forgetInLinks,
  type LinkRow,
  type LinkValues,
  listHatchedEggs,
  listLinksOfProject,
  removeLinkOfProject,
} from './offspring.repository.ts'

export type LineageDependencies = {
  readonly db: Db
  readonly clock: Clock
  readonly collection: CollectionService
}

/** A link without its animal. */
export type BareLink = Omit<OffspringLink, 'reptile'>

/** What a new link says; what is left out is unknown. */
export type NewLink = Pick<LinkValues, 'reptileId'> &
  Partial<Omit<LinkRow, 'id' | 'keeperId' | 'createdAt' | 'reptileId'>>

/** A page of links; `next` is the cursor of the following one. */
export type LinksPage = { readonly links: OffspringLink[]; readonly next: string | null }

type Page = { readonly limit?: number | undefined; readonly cursor?: string | undefined }

/** Who descends from whom. */
export function createLineageService({ db, clock, collection }: LineageDependencies) {
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

  /** Links an own animal to what it came from. Throws 'taken' where it is linked so already. */
  const link = async (tx: Tx, actor: Actor, values: NewLink): Promise<LinkRow> => {
    const blank = { parentId: null, breedingProjectId: null, eggId: null, hatchDate: null, notes: null }
    const { keeperId } = actor
    try {
      return await createLink(tx, { ...blank, ...values, keeperId, createdAt: isoNow(clock) })
    } catch (error) {
      if (violatedUnique(error) === null) throw error
      throw offspringTwice()
    }
  }

  return {
    /** The same link, as it is answered without its animal. */
    linkHatchling: async (tx: Tx, actor: Actor, values: NewLink): Promise<BareLink> =>
      toBareLink(await link(tx, actor, values)),

    /** Links an own animal to a project. Throws 'not-found' for an animal that is not the keeper's. */
    linkToProject: async (
      tx: Tx,
      actor: Actor,
      values: NewLink & { breedingProjectId: number },
    ): Promise<OffspringLink> => {
      const cards = await collection.findCards(tx, actor, [values.reptileId])
      const reptile = cards.get(values.reptileId)
      if (!reptile) throw offspringAnimalNotFound()
      return { ...toBareLink(await link(tx, actor, values)), reptile }
    },

    listOfProject: async (actor: Actor, projectId: number, page: Page): Promise<LinksPage> => {
      const { limit } = page
      const rows = await listLinksOfProject(db, actor.keeperId, projectId, {
        limit: limit === undefined ? undefined : limit + 1,
        before: page.cursor === undefined ? undefined : positionOf(page.cursor),
      })
      const shown = limit === undefined ? rows : rows.slice(0, limit)
      const last = shown.at(-1)
      const next = last && rows.length > shown.length ? encodeCursor({ key: '', id: last.id }) : null
      return { links: await withAnimals(db, actor, shown), next }
    },

    /** Removes one link of a project and answers whether there was one; the animal stays. */
    unlinkFromProject: (tx: Tx, actor: Actor, projectId: number, linkId: number): Promise<boolean> =>
      removeLinkOfProject(tx, actor.keeperId, projectId, linkId),

    /** Which of these eggs have an animal already. */
    listHatchedEggs: (reader: Db, actor: Actor, eggIds: readonly number[]): Promise<number[]> =>
      listHatchedEggs(reader, actor.keeperId, eggIds),

    /** A project that is deleted leaves its links, which stay. */
    detachProject: (tx: Tx, keeperId: number, projectId: number): Promise<void> =>
      forgetInLinks(tx, keeperId, 'breedingProjectId', projectId),

    /** An egg that is deleted leaves its links, which stay. */
    detachEgg: (tx: Tx, keeperId: number, eggId: number): Promise<void> =>
      forgetInLinks(tx, keeperId, 'eggId', eggId),
  }
}

export type LineageService = ReturnType<typeof createLineageService>

/** An animal that is deleted leaves the links of its children; those that are about it go with it. */
export const leaveLineage = (tx: Tx, { keeperId, id }: { keeperId: number; id: number }): Promise<void> =>
  forgetAnimalInLinks(tx, keeperId, id)

function toBareLink({ keeperId, ...fields }: LinkRow): BareLink {
  return { ...fields, userId: keeperId }
}

function positionOf(cursor: string): number {
  const position = decodeCursor(cursor)
  if (!position) throw refuseField('cursor', 'This cursor was not made by this list')
  return position.id
}

import { cutPage, positionOf } from '@clutchbook/domain/kernel/paging'
import {
  offspringAnimalNotFound,
  offspringLinkNotFound,
  offspringOfItself,
} from '@clutchbook/domain/lineage/lineage.errors'
import type { NewOffspring, OffspringOfAnimal } from '@clutchbook/domain/lineage/lineage.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import { type ChildRow, findLinkOfParent, listChildren, removeLinkOfParent } from './children.repository.ts'
import { linkAnimal } from './linking.ts'
import { isAncestor } from './pedigree.repository.ts'

export type ChildrenDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly collection: CollectionService
}

/** A page of an animal's offspring; `next` is the cursor of the following one. */
export type ChildrenPage = { readonly children: OffspringOfAnimal[]; readonly next: string | null }

type Page = { readonly limit?: number | undefined; readonly cursor?: string | undefined }

/** The offspring of the keeper's animals. Every call throws 'not-found' for a foreign animal. */
export function createChildren({ db, transact, clock, collection }: ChildrenDependencies) {
  const withAnimals = async (
    reader: Db,
    actor: Actor,
    parentId: number,
    rows: readonly ChildRow[],
  ): Promise<OffspringOfAnimal[]> => {
    const ids = rows.map(({ childId }) => childId)
    const cards = await collection.findCards(reader, actor, ids)
    return rows.flatMap((row) => {
      const reptile = cards.get(row.childId)
      return reptile ? [{ ...toOffspring(actor, parentId, row), reptile }] : []
    })
  }

  const add = async (
    tx: Tx,
    actor: Actor,
    parentId: number,
    input: NewOffspring,
  ): Promise<OffspringOfAnimal> => {
    const { reptileId, hatchDate = null, notes = null } = input
    const { keeperId } = actor
    await bumpDataVersion(tx, keeperId)
    const parent = await collection.getOwn(tx, actor, parentId)
    if (!(await collection.findCards(tx, actor, [reptileId])).has(reptileId)) throw offspringAnimalNotFound()
    if (await isAncestor(tx, keeperId, reptileId, parentId)) throw offspringOfItself()
    const { id } = await linkAnimal(tx, clock, actor, { reptileId, parentId, hatchDate, notes })
    await collection.adopt(tx, actor, reptileId, {
      fatherId: parent.sex === 'Male' ? parentId : null,
      motherId: parent.sex === 'Female' ? parentId : null,
    })
    const rows = await listChildren(tx, { keeperId, parentId }, { childId: reptileId })
    const [added] = await withAnimals(tx, actor, parentId, rows)
    if (!added) throw new Error(`offspring link ${id} can't be read back`)
    return added
  }

  return {
    list: async (actor: Actor, parentId: number, page: Page): Promise<ChildrenPage> => {
      await collection.getOwn(db, actor, parentId)
      const { limit } = page
      const rows = await listChildren(
        db,
        { keeperId: actor.keeperId, parentId },
        {
          limit: limit === undefined ? undefined : limit + 1,
          before: page.cursor === undefined ? undefined : positionOf(page.cursor).id,
        },
      )
      const { rows: shown, next } = cutPage(rows, limit, ({ childId }) => ({ key: '', id: childId }))
      return { children: await withAnimals(db, actor, parentId, shown), next }
    },

    /**
     * Lists an own animal as offspring of another, and makes that one its parent where nothing is said of such a parent
     * yet (LIN-Q06). Throws 'taken' where it is listed by a link already.
     */
    add: (actor: Actor, parentId: number, input: NewOffspring): Promise<OffspringOfAnimal> => {
      const request = keyedBy(actor, ['child', parentId, input])
      return transact((tx) => answerOnce(tx, clock, request, () => add(tx, actor, parentId, input)))
    },

    /** Removes a link, and the parent out of the child's own record: else the child would still be listed. */
    remove: (actor: Actor, parentId: number, linkId: number): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const link = await findLinkOfParent(tx, { keeperId, parentId }, linkId)
        if (!link) throw offspringLinkNotFound()
        await removeLinkOfParent(tx, link)
        await collection.disown(tx, actor, link.reptileId, parentId)
      }),
  }
}

function toOffspring(
  { keeperId: userId }: Actor,
  parentId: number,
  row: ChildRow,
): Omit<OffspringOfAnimal, 'reptile'> {
  const { linkId, childId, breedingProjectId, eggId, clutchId, hatchDate, notes } = row
  return {
    id: linkId,
    userId,
    createdAt: row.linkCreatedAt ?? row.childCreatedAt,
    reptileId: childId,
    parentId,
    breedingProjectId,
    eggId,
    clutchId,
    hatchDate,
    notes,
    isNamedParent: row.fatherId === parentId || row.motherId === parentId,
  }
}

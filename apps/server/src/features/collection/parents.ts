import { ownAncestor, parentNotFound, wrongParentSex } from '@clutchbook/domain/collection/collection.errors'
import type { Tx } from '../../platform/database/database.ts'
import type { IsAncestor } from './collection.hooks.ts'
import { type AnimalValues, findAnimal } from './collection.repository.ts'

const parents = [
  { field: 'fatherId', sex: 'Male' },
  { field: 'motherId', sex: 'Female' },
] as const

type Linked = Pick<AnimalValues, 'keeperId' | 'fatherId' | 'motherId'>

/**
 * Parents newly linked must be the keeper's own, of the right sex, and no descendant of the animal. A link that stays
 * is not judged again, so that a parent whose sex was corrected later doesn't block every other change (LIN-Q02).
 */
export async function ensureParents(
  tx: Tx,
  isAncestor: IsAncestor,
  animal: Linked,
  before: (Linked & { id: number }) | null,
): Promise<void> {
  for (const { field, sex } of parents) {
    const parentId = animal[field]
    if (parentId === null || parentId === before?.[field]) continue
    const parent = await findAnimal(tx, animal.keeperId, parentId)
    if (!parent) throw parentNotFound(field)
    if (parent.sex !== sex) throw wrongParentSex(field)
    if (before && (await isAncestor(tx, animal.keeperId, before.id, parentId))) throw ownAncestor(field)
  }
}

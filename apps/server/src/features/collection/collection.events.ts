import type { Db, Tx } from '../../platform/database/database.ts'

/** An animal is gone; what pointed at it has been detached. */
export type AnimalRemoved = {
  readonly type: 'collection.animalRemoved'
  readonly keeperId: number
  readonly animalId: number
}

/** An animal that is about to go: its numbers, and the words by which what stays behind may remember it. */
export type LeavingAnimal = {
  readonly keeperId: number
  readonly id: number
  readonly name: string
  readonly species: string
  readonly morph: string | null
  readonly sex: 'Male' | 'Female' | 'Unsexed'
}

/**
 * What an area does when an animal leaves (COL-132): it sets its references to the animal to null and keeps name and
 * morph as text, in the transaction that removes the animal, so that all of it happens or none. It is called while the
 * animal's row still stands. An area exports such a function and product.ts hands it to the collection; what need not
 * be of the same transaction listens for `collection.animalRemoved` instead.
 */
export type AnimalLeaves = (tx: Tx, animal: LeavingAnimal) => Promise<void>

/**
 * Whether one own animal stands anywhere above another, or is the same. It is handed to the collection by a later area,
 * because descent is told by offspring links as well as by the parents that an animal's own record names (LIN-41).
 */
export type IsAncestor = (db: Db, keeperId: number, ancestorId: number, id: number) => Promise<boolean>

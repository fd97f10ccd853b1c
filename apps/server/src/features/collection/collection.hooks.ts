import type { Db, Tx } from '../../platform/database/database.ts'

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
 * What an area does when animals leave (COL-132): it sets its references to them to null and keeps name and morph as text,
 * in the transaction that removes them, so that all of it happens or none. It is called while their rows still stand,
 * with one animal or with many of one keeper that nothing refers to together, and takes as many statements for many as
 * for one. An area exports such a function and product.ts hands it to the collection.
 */
export type AnimalLeaves = (tx: Tx, ...animals: LeavingAnimals) => Promise<void>

/** At least one. */
export type LeavingAnimals = [LeavingAnimal, ...LeavingAnimal[]]

/**
 * Whether one own animal stands anywhere above another, or is the same. It is handed to the collection by a later area,
 * because descent is told by offspring links as well as by the parents that an animal's own record names (LIN-41).
 */
export type IsAncestor = (db: Db, keeperId: number, ancestorId: number, id: number) => Promise<boolean>

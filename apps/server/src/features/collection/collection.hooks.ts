import type { AnimalQuery } from '@clutchbook/domain/collection/collection.schema'
import type { GenotypeChange } from '@clutchbook/domain/genetics/genotype.schema'
import type { Actor, Owner } from '../../platform/actor.ts'
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

/** The genes that come with a new animal: its morph where they write it, and what keeps them once it has a number. */
export type TakenGenotype = {
  readonly morph: string | null
  readonly keep: (tx: Tx, animalId: number) => Promise<void>
}

/**
 * Takes the genes that are sent along with a new animal, before it is stored. Throws 'not-valid' for what can't be. It is
 * handed to the collection by a later area, as what finds animals by their genes is.
 */
export type TakeGenotype = (
  tx: Tx,
  actor: Actor,
  animal: Pick<LeavingAnimal, 'species' | 'sex'>,
  change: GenotypeChange,
) => Promise<TakenGenotype>

/** Patterns of which one fits the column `forms` of each genotype that a list is narrowed to. */
export type FindGenePatterns = (owner: Owner, query: Pick<AnimalQuery, 'gene' | 'form'>) => Promise<string[]>

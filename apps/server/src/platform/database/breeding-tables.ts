import type { projectFields } from '@clutchbook/domain/breeding/breeding.fields'
import type { eggFields } from '@clutchbook/domain/eggs/eggs.fields'
import type { TableOf } from '@clutchbook/domain/kernel/record-fields'
import type { offspringFields } from '@clutchbook/domain/lineage/offspring.fields'
import type { Generated } from 'kysely'
import type { Flag, Moment } from './stored-values.ts'

/** A partner is null once the animal has been deleted; then the texts tell who it was. */
export type BreedingProjectTable = TableOf<typeof projectFields, Flag> & {
  id: Generated<number>
  keeperId: number
  version: number
  createdAt: Moment
  maleName: string | null
  maleMorph: string | null
  femaleName: string | null
  femaleMorph: string | null
  species: string | null
  /** Follows from the status. */
  isActive: Flag
  /** Name, code, status and the names of deleted partners as they are searched. */
  searchText: string
}

/** The young of a project that are kept as no animals; one row a project. */
export type CountedYoungTable = {
  id: Generated<number>
  keeperId: number
  breedingProjectId: number
  version: number
  /** The rows as a JSON array of count and text; they are only ever read together. */
  young: string
  createdAt: Moment
}

/** The temperature is in °C, whatever unit the keeper reads it in; the humidity in percent. */
export type EggTable = TableOf<typeof eggFields, Flag> & {
  id: Generated<number>
  keeperId: number
  version: number
  createdAt: Moment
  updatedAt: Moment
  /** The name of the project it was laid in, kept when that was deleted. */
  projectName: string | null
  /** The number as people count; begins with 1 for eggs without one, so that they sort last. */
  numberKey: string
  /** The day it is due, stated or counted; what hatches next comes first by it. */
  expectedDay: string
}

/** That an animal came from a parent, a project or an egg. */
export type OffspringTable = TableOf<typeof offspringFields, Flag> & {
  id: Generated<number>
  keeperId: number
  createdAt: Moment
}

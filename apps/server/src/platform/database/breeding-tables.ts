import type { ProjectStatus } from '@clutchbook/domain/breeding/breeding.rules'
import type { EggStatus, TemperatureUnit } from '@clutchbook/domain/eggs/eggs.rules'
import type { Generated } from 'kysely'
import type { Flag, Moment } from './stored-values.ts'

export type BreedingProjectTable = {
  id: Generated<number>
  keeperId: number
  version: number
  createdAt: Moment
  name: string
  projectCode: string | null
  /** Null once the animal has been deleted; then the texts below tell who it was. */
  maleId: number | null
  femaleId: number | null
  maleName: string | null
  maleMorph: string | null
  femaleName: string | null
  femaleMorph: string | null
  species: string | null
  startDate: string
  status: ProjectStatus
  /** Follows from the status. */
  isActive: Flag
  confirmedLock: Flag
  clutchSize: number | null
  nextClutchDate: string | null
  expectedLayDate: string | null
  notes: string | null
  /** Name, code, status and the names of deleted partners as they are searched. */
  searchText: string
}

export type EggTable = {
  id: Generated<number>
  keeperId: number
  version: number
  createdAt: Moment
  updatedAt: Moment
  breedingProjectId: number | null
  /** The name of the project it was laid in, kept when that was deleted. */
  projectName: string | null
  /** Empty for none. */
  eggNumber: string
  layDate: string
  dueDate: string | null
  hatchDate: string | null
  status: EggStatus
  /** In °C. */
  temperature: number | null
  /** What the keeper reads it in. */
  temperatureUnit: TemperatureUnit
  /** In percent. */
  humidity: number | null
  incubationDays: number
  isViable: Flag
  notes: string | null
  /** The number as people count; begins with 1 for eggs without one, so that they sort last. */
  numberKey: string
  /** The day it is due, stated or counted; what hatches next comes first by it. */
  expectedDay: string
}

/** That an animal came from a parent, a project or an egg. */
export type OffspringTable = {
  id: Generated<number>
  keeperId: number
  createdAt: Moment
  reptileId: number
  parentId: number | null
  breedingProjectId: number | null
  eggId: number | null
  hatchDate: string | null
  notes: string | null
}

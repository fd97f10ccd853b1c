import {
  activeStatuses,
  type ProjectStatus,
  projectStatuses,
  statusesBeforeLaying,
} from '@clutchbook/domain/breeding/breeding.rules'
import type { Project, ProjectQuery } from '@clutchbook/domain/breeding/breeding.schema'
import type { DayRange } from '@clutchbook/domain/kernel/civil-day'
import type { Actor, Owner } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { BillingService } from '../billing/billing.service.ts'
import type { AnimalLeaves } from '../collection/collection.hooks.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import type { KeepInTrash } from '../collection/removal.hooks.ts'
import type { GeneticsService } from '../genetics/genetics.service.ts'
import type { LineageService } from '../lineage/lineage.service.ts'
import type { PairChanges, ProjectLeaves } from './breeding.hooks.ts'
import { forgetPartners } from './breeding.repository.ts'
import { listActivePairs } from './planning.repository.ts'
import { toProjects } from './project-answers.ts'
import { countByStatus, listExpecting, listProjects } from './project-lists.repository.ts'
import { createProjectOdds } from './project-odds.ts'
import { createProjectOffspring, parentsOf } from './project-offspring.ts'
import { createProjectPlanning } from './project-planning.ts'
import { findOwnProject, readProject } from './project-reading.ts'
import { createProjectRemoval } from './project-removal.ts'
import { createProjectSaving } from './project-saving.ts'
import { createProjectYoung } from './project-young.ts'
import { createSeasonSettings } from './season-settings.ts'
import { createSpeciesFigures } from './species-figures.ts'

export type BreedingDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly billing: BillingService
  readonly collection: CollectionService
  readonly lineage: LineageService
  readonly genetics: GeneticsService
  /** What later areas do when a project leaves, in the transaction that removes it. */
  readonly projectLeaves: readonly ProjectLeaves[]
  /** What later areas do when a project gets another pair, in the transaction that writes it. */
  readonly pairChanges: readonly PairChanges[]
  readonly keepInTrash: KeepInTrash
}

/** A page of projects; `next` is the cursor of the following one. */
export type ProjectsPage = { readonly projects: Project[]; readonly next: string | null }

/** The pair of a project as the parents of what hatches: links where they are in the collection, and their words. */
export type ParentPair = {
  readonly fatherId: number | null
  readonly motherId: number | null
  readonly fatherName: string | null
  readonly motherName: string | null
  readonly fatherMorph: string | null
  readonly motherMorph: string | null
  readonly species: string | null
}

/** Animals that are deleted leave their projects, which keep name, morph and species as text (COL-132). */
export const leaveProjects: AnimalLeaves = (tx, ...animals) => {
  const [{ keeperId }] = animals
  return forgetPartners(tx, keeperId, animals)
}

export { deriveProject } from './derive.ts'
export { findProjectStatus, moveProject } from './project-moves.ts'
export { writeSeasonSettings } from './season-settings.repository.ts'
export { readSeasonSettings } from './season-settings.ts'
export { deriveFigures, readFiguresOf } from './species-figures.ts'

/** The keeper's breeding projects. */
export function createBreedingService(dependencies: BreedingDependencies) {
  const { db, collection } = dependencies

  return {
    ...createProjectSaving(dependencies),
    ...createProjectPlanning(dependencies),
    ...createProjectRemoval(dependencies),
    ...createProjectOffspring(dependencies),
    ...createProjectOdds(dependencies),
    ...createProjectYoung(dependencies),
    ...createSeasonSettings(dependencies),
    figures: createSpeciesFigures(dependencies),

    /** One own project, also inside a transaction; undefined for a missing one and for another keeper's alike. */
    find: findOwnProject,

    /** The pair of an own project as parents; undefined for a missing project and for another keeper's alike. */
    findPair: async (tx: Tx, actor: Actor, id: number): Promise<ParentPair | undefined> => {
      const project = await findOwnProject(tx, actor, id)
      if (!project) return undefined
      const { maleName, femaleName, maleMorph, femaleMorph, species } = project
      return {
        ...(await parentsOf(tx, actor, project)),
        fatherName: maleName,
        motherName: femaleName,
        fatherMorph: maleMorph,
        motherMorph: femaleMorph,
        species,
      }
    },

    /** The pairs of all active projects, the latest project of a pair last. */
    listActivePairs: (owner: Owner) => listActivePairs(db, owner.keeperId),

    /** One own project. Throws 'not-found' for a missing one and for another keeper's alike. */
    get: (actor: Actor, id: number): Promise<Project> => readProject(db, actor, id),

    list: async (actor: Actor, query: ProjectQuery): Promise<ProjectsPage> => {
      const { rows, next } = await listProjects(db, actor.keeperId, query)
      return { projects: await toProjects(db, actor.keeperId, rows), next }
    },

    /** The projects whose female is expected to lay on some days, as long as she has not. */
    listLaying: ({ keeperId }: Owner, window: DayRange, most: number) =>
      listExpecting(
        db,
        keeperId,
        { column: 'expectedLayDate', statuses: statusesBeforeLaying },
        window,
        most,
      ),

    /** The projects whose next clutch comes on some days, as long as they are active. */
    listNextClutches: ({ keeperId }: Owner, window: DayRange, most: number) =>
      listExpecting(db, keeperId, { column: 'nextClutchDate', statuses: activeStatuses }, window, most),

    /** How many projects have each status that occurs, in the order in which statuses are offered. */
    countByStatus: async (actor: Actor): Promise<{ status: ProjectStatus; count: number }[]> => {
      const counts = await countByStatus(db, actor.keeperId)
      return counts.sort((a, b) => projectStatuses.indexOf(a.status) - projectStatuses.indexOf(b.status))
    },

    /** The projects that pair an own animal. Throws 'not-found' for an animal that is not the keeper's. */
    listOfAnimal: async (actor: Actor, animalId: number): Promise<Project[]> => {
      await collection.get(actor, animalId)
      const { rows } = await listProjects(db, actor.keeperId, { animalId })
      return toProjects(db, actor.keeperId, rows)
    },
  }
}

export type BreedingService = ReturnType<typeof createBreedingService>

import { projectChangedMeanwhile, projectNotFound } from '@clutchbook/domain/breeding/breeding.errors'
import {
  isActiveStatus,
  type ProjectStatus,
  projectStatuses,
} from '@clutchbook/domain/breeding/breeding.rules'
import type {
  NewProject,
  NewProjectOffspring,
  Project,
  ProjectChange,
  ProjectQuery,
} from '@clutchbook/domain/breeding/breeding.schema'
import { offspringLinkNotFound } from '@clutchbook/domain/lineage/lineage.errors'
import type { OffspringLink } from '@clutchbook/domain/lineage/lineage.schema'
import type { Actor, Owner } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { moveCounts, noteChange, type Steps } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { BillingService } from '../billing/billing.service.ts'
import type { AnimalLeaves } from '../collection/collection.hooks.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import type { KeepInTrash, LeaveRecord } from '../collection/removal.hooks.ts'
import type { LineageService, LinksPage } from '../lineage/lineage.service.ts'
import type { ProjectLeaves } from './breeding.hooks.ts'
import {
  changeProject,
  createProject,
  findProjectRow,
  forgetPartners,
  type ProjectRow,
  removeProject,
} from './breeding.repository.ts'
import { ensureNotOffspring, ensurePartners } from './partners.ts'
import { toProjects } from './project-answers.ts'
import { countByStatus, findProject, listProjects } from './project-lists.repository.ts'
import { addOffspring, parentsOf } from './project-offspring.ts'
import { changedProjectValues, newProjectValues } from './project-values.ts'

export type BreedingDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly billing: BillingService
  readonly collection: CollectionService
  readonly lineage: LineageService
  /** What later areas do when a project leaves, in the transaction that removes it. */
  readonly projectLeaves: readonly ProjectLeaves[]
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

/** The keeper's breeding projects. */
export function createBreedingService(dependencies: BreedingDependencies) {
  const { db, transact, clock, billing, collection, lineage, projectLeaves, keepInTrash } = dependencies

  const getRow = async (reader: Db, { keeperId }: Owner, id: number): Promise<ProjectRow> => {
    const row = await findProjectRow(reader, keeperId, id)
    if (!row) throw projectNotFound()
    return row
  }

  const find = async (reader: Db, actor: Actor, id: number): Promise<Project | undefined> => {
    const row = await findProject(reader, actor.keeperId, id)
    const [project] = await toProjects(reader, actor.keeperId, row ? [row] : [])
    return project
  }

  const read = async (reader: Db, actor: Actor, id: number): Promise<Project> => {
    const project = await find(reader, actor, id)
    if (!project) throw projectNotFound()
    return project
  }

  const ensureVersion = async (tx: Tx, actor: Actor, row: ProjectRow, version: number | null) => {
    if (version !== null && version !== row.version)
      throw projectChangedMeanwhile(await read(tx, actor, row.id))
  }

  const leave = async (tx: Tx, row: ProjectRow): Promise<Steps> => {
    const { keeperId, id } = row
    await lineage.detachProject(tx, keeperId, id)
    for (const letGo of projectLeaves) await letGo(tx, row)
    await removeProject(tx, keeperId, id)
    const steps = { projects: -1, activeProjects: -Number(row.isActive) }
    await noteChange(tx, keeperId, steps)
    return steps
  }

  return {
    /** One own project, also inside a transaction; undefined for a missing one and for another keeper's alike. */
    find,

    /** The pair of an own project as parents; undefined for a missing project and for another keeper's alike. */
    findPair: async (tx: Tx, actor: Actor, id: number): Promise<ParentPair | undefined> => {
      const project = await find(tx, actor, id)
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

    /** One own project. Throws 'not-found' for a missing one and for another keeper's alike. */
    get: (actor: Actor, id: number): Promise<Project> => read(db, actor, id),

    list: async (actor: Actor, query: ProjectQuery): Promise<ProjectsPage> => {
      const { rows, next } = await listProjects(db, actor.keeperId, query)
      return { projects: await toProjects(db, actor.keeperId, rows), next }
    },

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

    /** Starts a project. Throws 'plan-limit' when the plan holds no more; then nothing is stored. */
    create: (actor: Actor, input: NewProject): Promise<Project> =>
      transact((tx) =>
        answerOnce(tx, clock, keyedBy(actor, ['project', input]), async () => {
          await billing.ensurePlace(tx, actor, 'projects')
          const { keeperId } = actor
          const values = newProjectValues(input, { keeperId, createdAt: isoNow(clock) })
          await ensurePartners(tx, values, null)
          const id = await createProject(tx, values)
          await moveCounts(tx, keeperId, { activeProjects: Number(isActiveStatus(values.status)) })
          return read(tx, actor, id)
        }),
      ),

    /** Changes a project. With a version stated, throws 'stale-version' when it has moved on; then nothing is lost. */
    change: (actor: Actor, id: number, input: ProjectChange, version: number | null): Promise<Project> =>
      transact(async (tx) => {
        await noteChange(tx, actor.keeperId)
        const before = await getRow(tx, actor, id)
        await ensureVersion(tx, actor, before, version)
        const values = changedProjectValues(before, input)
        await ensurePartners(tx, values, before)
        await ensureNotOffspring({ tx, actor, lineage }, values, before)
        await changeProject(tx, id, values)
        const step = Number(isActiveStatus(values.status)) - Number(before.isActive)
        await moveCounts(tx, actor.keeperId, { activeProjects: step })
        return read(tx, actor, id)
      }),

    /**
     * Deletes a project; its eggs, offspring and events stay, detached from it (BRD-50). Throws 'stale-version' like a
     * change.
     */
    remove: (actor: Actor, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await noteChange(tx, keeperId)
        const row = await getRow(tx, actor, id)
        await ensureVersion(tx, actor, row, version)
        const records = [{ id, label: row.name, note: row.species }]
        await keepInTrash(tx, { kind: 'breeding-projects', keeperId, records }, async () => [
          await leave(tx, row),
        ])
      }),

    /** How a project leaves, whoever wants it to. */
    leave: (async (tx, keeperId, id) => leave(tx, await getRow(tx, { keeperId }, id))) satisfies LeaveRecord,

    listOffspring: async (
      actor: Actor,
      id: number,
      page: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<LinksPage> => {
      await getRow(db, actor, id)
      return lineage.listOfProject(actor, id, page)
    },

    /** Links an own animal to a project as its offspring. Throws 'taken' where it is linked already. */
    addOffspring: (actor: Actor, id: number, input: NewProjectOffspring): Promise<OffspringLink> =>
      transact((tx) =>
        answerOnce(tx, clock, keyedBy(actor, ['offspring', id, input]), async () => {
          await noteChange(tx, actor.keeperId)
          const pair = await getRow(tx, actor, id)
          return addOffspring({ tx, actor, collection, lineage }, pair, input)
        }),
      ),

    /** Removes an offspring link of a project; the animal stays. */
    removeOffspring: (actor: Actor, id: number, linkId: number): Promise<void> =>
      transact(async (tx: Tx) => {
        await noteChange(tx, actor.keeperId)
        await getRow(tx, actor, id)
        if (!(await lineage.unlinkFromProject(tx, actor, id, linkId))) throw offspringLinkNotFound()
      }),
  }
}

export type BreedingService = ReturnType<typeof createBreedingService>

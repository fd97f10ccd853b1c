import { projectsNotFound } from '@clutchbook/domain/breeding/breeding.errors'
import type { Changed } from '@clutchbook/domain/collection/several-animals.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion, type CounterDeltas } from '../../platform/database/keeper-state.ts'
import { answerOnce, keyedBy } from '../../platform/database/request-keys.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { KeepInTrash, LeaveRecord } from '../collection/removal.hooks.ts'
import type { LineageService } from '../lineage/lineage.service.ts'
import type { ProjectLeaves } from './breeding.hooks.ts'
import { listProjectRows, type ProjectRow, removeProject } from './breeding.repository.ts'
import { ensureVersion, getProjectRow } from './project-reading.ts'

type RemovalDependencies = {
  readonly transact: Transact
  readonly clock: Clock
  readonly lineage: LineageService
  readonly projectLeaves: readonly ProjectLeaves[]
  readonly keepInTrash: KeepInTrash
}

/** Removes projects: before the row goes, what points at it lets go. */
export function createProjectRemoval(dependencies: RemovalDependencies) {
  const { transact, clock, lineage, projectLeaves, keepInTrash } = dependencies

  const leave = async (tx: Tx, row: ProjectRow): Promise<CounterDeltas> => {
    const { keeperId, id } = row
    await lineage.detachProject(tx, keeperId, id)
    for (const letGo of projectLeaves) await letGo(tx, row)
    await removeProject(tx, keeperId, id)
    const deltas = { projects: -1, activeProjects: -Number(row.isActive) }
    await bumpDataVersion(tx, keeperId, deltas)
    return deltas
  }

  const discard = async (tx: Tx, keeperId: number, rows: readonly ProjectRow[]): Promise<void> => {
    const records = rows.map(({ id, name, species }) => ({ id, label: name, note: species }))
    const byId = new Map(rows.map((row) => [row.id, row]))
    await keepInTrash(tx, { kind: 'breeding-projects', keeperId, records }, async (ids) => {
      const deltas: CounterDeltas[] = []
      for (const row of ids.flatMap((id) => byId.get(id) ?? [])) deltas.push(await leave(tx, row))
      return deltas
    })
  }

  return {
    /**
     * Deletes a project; its eggs, offspring and events stay, detached from it (BRD-50). Throws 'stale-version' like a
     * change.
     */
    remove: (actor: Actor, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const row = await getProjectRow(tx, actor, id)
        await ensureVersion(tx, actor, row, version)
        await discard(tx, keeperId, [row])
      }),

    /** Deletes several, each coming back by itself. Throws 'not-found' where one is not the keeper's; then all stay. */
    removeSeveral: (actor: Actor, ids: readonly number[]): Promise<Changed> =>
      transact((tx) =>
        answerOnce(tx, clock, keyedBy(actor, ['remove projects', ids]), async () => {
          const { keeperId } = actor
          await bumpDataVersion(tx, keeperId)
          const rows = await listProjectRows(tx, keeperId, ids)
          if (rows.length < ids.length) throw projectsNotFound(ids.length - rows.length)
          await discard(tx, keeperId, rows)
          return { ids: [...ids] }
        }),
      ),

    /** How a project leaves, whoever wants it to. */
    leave: (async (tx, keeperId, id) =>
      leave(tx, await getProjectRow(tx, { keeperId }, id))) satisfies LeaveRecord,
  }
}

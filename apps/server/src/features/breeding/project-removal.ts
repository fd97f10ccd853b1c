import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion, type CounterDeltas } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { KeepInTrash, LeaveRecord } from '../collection/removal.hooks.ts'
import type { LineageService } from '../lineage/lineage.service.ts'
import type { ProjectLeaves } from './breeding.hooks.ts'
import { type ProjectRow, removeProject } from './breeding.repository.ts'
import { ensureVersion, getProjectRow } from './project-reading.ts'

type RemovalDependencies = {
  readonly transact: Transact
  readonly lineage: LineageService
  readonly projectLeaves: readonly ProjectLeaves[]
  readonly keepInTrash: KeepInTrash
}

/** Removes projects: before the row goes, what points at it lets go. */
export function createProjectRemoval(dependencies: RemovalDependencies) {
  const { transact, lineage, projectLeaves, keepInTrash } = dependencies

  const leave = async (tx: Tx, row: ProjectRow): Promise<CounterDeltas> => {
    const { keeperId, id } = row
    await lineage.detachProject(tx, keeperId, id)
    for (const letGo of projectLeaves) await letGo(tx, row)
    await removeProject(tx, keeperId, id)
    const deltas = { projects: -1, activeProjects: -Number(row.isActive) }
    await bumpDataVersion(tx, keeperId, deltas)
    return deltas
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
        const records = [{ id, label: row.name, note: row.species }]
        await keepInTrash(tx, { kind: 'breeding-projects', keeperId, records }, async () => [
          await leave(tx, row),
        ])
      }),

    /** How a project leaves, whoever wants it to. */
    leave: (async (tx, keeperId, id) =>
      leave(tx, await getProjectRow(tx, { keeperId }, id))) satisfies LeaveRecord,
  }
}

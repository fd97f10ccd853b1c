import type { ProjectStatus } from '@clutchbook/domain/breeding/breeding.rules'
import type { ProjectMove } from '@clutchbook/domain/breeding/breeding.schema'
import type { Db, Tx } from '../../platform/database/database.ts'
import { changeProject, findProjectRow, type ProjectRow } from './breeding.repository.ts'
import { changedProjectValues } from './project-values.ts'

/** The status of an own project; undefined for a missing one and for another keeper's alike. */
export const findProjectStatus = async (
  db: Db,
  keeperId: number,
  id: number,
): Promise<ProjectStatus | undefined> => (await findProjectRow(db, keeperId, id))?.status

type Progress = { readonly status: ProjectStatus; readonly confirmedLock?: boolean }

/**
 * Gives an own project the status that its eggs or the season of its female tell, in the transaction that writes those;
 * null where it has it. It keeps its place among the active projects, so no end may be moved to or from.
 */
export async function moveOn(tx: Tx, before: ProjectRow, told: Progress): Promise<ProjectMove | null> {
  const { id, name, status: from } = before
  if (from === told.status) return null
  const values = changedProjectValues(before, told)
  await changeProject(tx, id, values)
  return { id, name, from, to: told.status, version: values.version }
}

/** The same by the number of a project; null for a missing one and for another keeper's alike. */
export async function moveProject(
  tx: Tx,
  keeperId: number,
  id: number,
  told: Progress,
): Promise<ProjectMove | null> {
  const before = await findProjectRow(tx, keeperId, id)
  return before ? moveOn(tx, before, told) : null
}

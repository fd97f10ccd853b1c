import { projectChangedMeanwhile, projectNotFound } from '@clutchbook/domain/breeding/breeding.errors'
import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import type { Actor, Owner } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { findProjectRow, type ProjectRow } from './breeding.repository.ts'
import { toProjects } from './project-answers.ts'
import { findProject } from './project-lists.repository.ts'

/** The row of an own project. Throws 'not-found' for a missing one and for another keeper's alike. */
export async function getProjectRow(reader: Db, { keeperId }: Owner, id: number): Promise<ProjectRow> {
  const row = await findProjectRow(reader, keeperId, id)
  if (!row) throw projectNotFound()
  return row
}

/** An own project as its owner reads it; undefined for a missing one and for another keeper's alike. */
export async function findOwnProject(reader: Db, actor: Actor, id: number): Promise<Project | undefined> {
  const row = await findProject(reader, actor.keeperId, id)
  const [project] = await toProjects(reader, actor.keeperId, row ? [row] : [])
  return project
}

/** An own project as its owner reads it. Throws 'not-found' like `getProjectRow`. */
export async function readProject(reader: Db, actor: Actor, id: number): Promise<Project> {
  const project = await findOwnProject(reader, actor, id)
  if (!project) throw projectNotFound()
  return project
}

/** Throws 'stale-version' where the caller said which version it starts from and the project has moved on. */
export async function ensureVersion(
  reader: Db,
  actor: Actor,
  row: ProjectRow,
  version: number | null,
): Promise<void> {
  if (version === null || version === row.version) return
  throw projectChangedMeanwhile(await readProject(reader, actor, row.id))
}

import type { Tx } from '../../platform/database/database.ts'
import { comesFromProject, isAncestor } from '../lineage/lineage.service.ts'
import type { Table } from './foreign-key-map.ts'
import { hasHatchling, isNumberTaken, listPartners, type Row } from './snapshots.repository.ts'

/** The row as it is now, and what it would say again. */
type Link = { readonly row: Row; readonly columns: Row }

type Guard = (tx: Tx, keeperId: number, link: Link) => Promise<boolean>

const numbers = (...values: unknown[]): number[] => values.filter((value) => typeof value === 'number')

/** Whether one of these is true, asked one after the other. */
async function isAny<T>(values: readonly T[], isTrue: (value: T) => Promise<boolean>): Promise<boolean> {
  for (const value of values) if (await isTrue(value)) return true
  return false
}

/** Nobody becomes their own ancestor (LIN-41). */
const mayHaveParents: Guard = async (tx, keeperId, { row, columns }) =>
  !(await isAny(numbers(columns.fatherId, columns.motherId), (parent) =>
    isAncestor(tx, keeperId, Number(row.id), parent),
  ))

/** No partner is offspring of the project, or descends from any. */
const mayHavePartners: Guard = async (tx, keeperId, { row, columns }) =>
  !(await isAny(numbers(columns.maleId, columns.femaleId), (partner) =>
    comesFromProject(tx, keeperId, partner, Number(row.id)),
  ))

/** No egg number stands twice in a project (EGG-43). */
const mayBeOfProject: Guard = async (tx, keeperId, { row, columns }) =>
  !(await isNumberTaken(tx, keeperId, { ...row, ...columns }))

/** A child is no ancestor of those it comes from, and one egg hatches once. */
const mayBeOffspring: Guard = async (tx, keeperId, { row, columns }) => {
  const parents = numbers(columns.parentId)
  for (const project of numbers(columns.breedingProjectId))
    parents.push(...(await listPartners(tx, keeperId, project)))
  if (await isAny(parents, (parent) => isAncestor(tx, keeperId, Number(row.reptileId), parent))) return false
  return !(await isAny(numbers(columns.eggId), (egg) => hasHatchling(tx, keeperId, egg)))
}

const guards: Readonly<Partial<Record<Table, Guard>>> = {
  animal: mayHaveParents,
  breedingProject: mayHavePartners,
  egg: mayBeOfProject,
  offspring: mayBeOffspring,
}

/**
 * Whether a row may say again what it said before: other things may have changed in the meantime, and what a form
 * would refuse is not let in by a restore.
 */
export const mayLink = async (
  tx: Tx,
  keeperId: number,
  { table, ...link }: Link & { readonly table: Table },
): Promise<boolean> => (await guards[table]?.(tx, keeperId, link)) ?? true

import type { Tx } from '../../platform/database/database.ts'
import { deriveProject } from '../breeding/breeding.service.ts'
import { deriveEvent, getTimeZone } from '../calendar/calendar.service.ts'
import { deriveAnimal, deriveRecord } from '../collection/collection.service.ts'
import { deriveEgg } from '../eggs/eggs.service.ts'
import type { Table } from './foreign-key-map.ts'
import type { Row } from './snapshots.repository.ts'

/** Gives a row of a table the columns that its area derives from the others. */
export type Derive = (table: Table, row: Row) => Row

/** Makes what derives the columns of a keeper's rows. */
export async function createDerive(tx: Tx, keeperId: number): Promise<Derive> {
  const timeZone = await getTimeZone(tx, keeperId)
  const columnsOf: Partial<Record<Table, (row: never) => Row>> = {
    animal: deriveAnimal,
    animalRecord: deriveRecord,
    breedingProject: deriveProject,
    egg: deriveEgg,
    event: (row) => deriveEvent(row, timeZone),
  }
  return (table, row) => ({ ...row, ...columnsOf[table]?.(row as never) })
}

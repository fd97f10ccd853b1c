import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Tx } from '../../platform/database/database.ts'
import { deriveProject } from '../breeding/breeding.service.ts'
import { deriveEvent, getTimeZone } from '../calendar/calendar.service.ts'
import {
  deriveAnimal,
  deriveEarlierRecord,
  deriveFeeder,
  deriveFromRecords,
  derivePlace,
  deriveRecord,
  doAgain,
  forgetReturned,
  recomputeAnimalPlaces,
  recomputeMovedTo,
  recomputeYoung,
} from '../collection/collection.service.ts'
import { deriveClutch, deriveEgg, listYoungOf, tellClutch } from '../eggs/eggs.service.ts'
import { deriveGenotype } from '../genetics/genetics.service.ts'
import { derivePlan, wakeAgenda } from '../husbandry/husbandry.service.ts'
import { deriveName } from '../incubation/incubation.service.ts'
import { followAgain } from '../season/season.service.ts'
import type { RemovedRow } from './deletion-snapshot.ts'
import type { Table } from './foreign-key-map.ts'
import type { Of } from './lineage-above.ts'
import type { Row } from './snapshots.repository.ts'

/** Gives a row of a table the columns that its area derives from the others. */
export type Derive = (table: Table, row: Row) => Row

/** Columns that rows of an earlier version lack, until what they follow from is back too. */
const unknownYet: Partial<Record<Table, Row>> = { animal: { lastFedOn: '', recordsTag: '' } }

/** Makes what derives the columns of a keeper's rows. */
export async function createDerive(tx: Tx, keeperId: number): Promise<Derive> {
  const timeZone = await getTimeZone(tx, keeperId)
  const columnsOf: Partial<Record<Table, (row: never) => Row>> = {
    animal: deriveAnimal,
    animalRecord: (row) => {
      const whole = { ...deriveEarlierRecord(row), ...(row as Row) }
      return { ...whole, ...deriveRecord(whole as never) }
    },
    breedingProject: deriveProject,
    egg: deriveEgg,
    clutch: deriveClutch,
    genotype: deriveGenotype,
    event: (row) => deriveEvent(row, timeZone),
    husbandryPlan: derivePlan,
    feeder: deriveFeeder,
    place: derivePlace,
    incubator: deriveName,
    incubatorBox: deriveName,
  }
  return (table, row) => ({ ...unknownYet[table], ...row, ...columnsOf[table]?.(row as never) })
}

/**
 * Gives the animals among rows that came back, and those whose records did, what follows from their records; records do
 * again what they did elsewhere, projects follow facts and clutches again, and plans are told of again.
 */
export async function deriveAcrossRows(
  tx: Tx,
  keeperId: number,
  rows: readonly Of<RemovedRow>[],
  today: CivilDay,
): Promise<void> {
  const animals = rows.flatMap(({ table, row }) => {
    const id = table === 'animal' ? row.id : table === 'animalRecord' ? row.animalId : null
    return typeof id === 'number' ? [id] : []
  })
  const wholeKey = (of: number, table: Table, id: unknown): string => `${of} ${table} ${id}`
  const whole = new Set(rows.map(({ table, row, of }) => wholeKey(of, table, row.id)))
  const isWhole = ({ row: { animalId, placeId }, of }: Of<RemovedRow>): boolean =>
    whole.has(typeof placeId === 'number' ? wholeKey(of, 'place', placeId) : wholeKey(of, 'animal', animalId))
  const back = rows.filter(({ table }) => table === 'animalRecord')
  const names = back.flatMap(({ row: { clientId } }) => (typeof clientId === 'string' ? [clientId] : []))
  await forgetReturned(tx, keeperId, names)
  // What left with its animal or place gave nothing back; what was deleted before did, also where both come back together.
  const records = back.flatMap((one) => (isWhole(one) ? [] : [one.row]))
  await doAgain(
    tx,
    keeperId,
    records.map((row) => ({
      animalId: typeof row.animalId === 'number' ? row.animalId : null,
      recordType: String(row.recordType),
      recordDate: String(row.recordDate),
      data: typeof row.data === 'string' ? row.data : null,
      effects: typeof row.effects === 'string' ? row.effects : null,
    })),
  )
  await deriveFromRecords(tx, keeperId, animals)
  await recomputeAnimalPlaces(tx, keeperId, animals)
  const places = rows.flatMap(({ table, row }) => (table === 'place' ? [Number(row.id)] : []))
  await recomputeMovedTo(tx, keeperId, places)
  const clutches = rows.flatMap(({ table, row }) => (table === 'clutch' ? [Number(row.id)] : []))
  const young: number[] = []
  for (const id of clutches) young.push(...(await listYoungOf(tx, keeperId, id)))
  await recomputeYoung(tx, keeperId, [...animals, ...young])
  // What left with its female gave no status back. Each moves on from where the one before it left off.
  const facts = rows.filter((one) => one.table === 'seasonFact' && !isWhole(one)).sort(byNumber)
  for (const { row } of facts) await followAgain(tx, row as never)
  const laid = rows.filter(({ table }) => table === 'clutch').sort(byNumber)
  for (const { row } of laid) await tellClutch(tx, row as never, today)
  if (rows.some(({ table }) => table === 'husbandryPlan')) await wakeAgenda(tx, keeperId)
}

const byNumber = (one: RemovedRow, other: RemovedRow): number => Number(one.row.id) - Number(other.row.id)

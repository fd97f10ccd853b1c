import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { FigureConfidence } from '@clutchbook/domain/season/figures'
import type { BasisKind, WindowStep } from '@clutchbook/domain/season/forecast.rules'
import type { ToldOfWindow } from '@clutchbook/domain/season/window-reminders.rules'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { readPortions } from '../../platform/database/read-portions.ts'
import type { Moment } from '../../platform/database/stored-values.ts'

/** What is due of a female, or of a clutch whose eggs hatch. */
type SeasonWindowTable = {
  keeperId: number
  step: WindowStep
  /** The female; the clutch where eggs hatch. */
  subjectId: number
  animalId: number | null
  breedingProjectId: number | null
  firstDay: string
  lastDay: string
  likelyDay: string
  basis: BasisKind
  basisDay: string
  leastDays: number
  mostDays: number
  confidence: FigureConfidence
  ownRecords: number
  errorDays: number | null
  lapsesAfter: string | null
  species: string
  /** What its keeper was told of it. */
  told: ToldOfWindow
}

/** What made the windows of a keeper, and when there is something to tell of them. */
type WindowAgendaTable = {
  keeperId: number
  /** The version of the product; '' where they are to be made anew. */
  madeBy: string
  /** Null where nothing is to be told. */
  lookAt: Moment | null
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    seasonWindow: SeasonWindowTable
    windowAgenda: WindowAgendaTable
  }
}

export type WindowRow = Selectable<SeasonWindowTable>
export type WindowAgenda = Selectable<WindowAgendaTable>

/** How many rows one statement stores or names. */
const atOnce = 500

export const listWindowRows = (db: Db, keeperId: number): Promise<WindowRow[]> =>
  db.selectFrom('seasonWindow').selectAll().where('keeperId', '=', keeperId).execute()

/** Writes windows, whether they were there or not. */
export async function putWindows(tx: Tx, rows: readonly WindowRow[]): Promise<void> {
  for (const portion of inPortions(rows, atOnce / 10))
    await tx
      .insertInto('seasonWindow')
      .values(portion)
      .onConflict((conflict) =>
        conflict.columns(['keeperId', 'step', 'subjectId']).doUpdateSet((eb) => ({
          animalId: eb.ref('excluded.animalId'),
          breedingProjectId: eb.ref('excluded.breedingProjectId'),
          firstDay: eb.ref('excluded.firstDay'),
          lastDay: eb.ref('excluded.lastDay'),
          likelyDay: eb.ref('excluded.likelyDay'),
          basis: eb.ref('excluded.basis'),
          basisDay: eb.ref('excluded.basisDay'),
          leastDays: eb.ref('excluded.leastDays'),
          mostDays: eb.ref('excluded.mostDays'),
          confidence: eb.ref('excluded.confidence'),
          ownRecords: eb.ref('excluded.ownRecords'),
          errorDays: eb.ref('excluded.errorDays'),
          lapsesAfter: eb.ref('excluded.lapsesAfter'),
          species: eb.ref('excluded.species'),
          told: eb.ref('excluded.told'),
        })),
      )
      .execute()
}

/** Removes windows of a keeper that are due no more. */
export async function removeWindows(tx: Tx, keeperId: number, gone: readonly WindowRow[]): Promise<void> {
  for (const [step, rows] of Map.groupBy(gone, (row) => row.step))
    for (const portion of inPortions(rows, atOnce))
      await tx
        .deleteFrom('seasonWindow')
        .where('keeperId', '=', keeperId)
        .where('step', '=', step)
        .where(
          'subjectId',
          'in',
          portion.map(({ subjectId }) => subjectId),
        )
        .execute()
}

export const findWindowAgenda = (db: Db, keeperId: number): Promise<WindowAgenda | undefined> =>
  db.selectFrom('windowAgenda').selectAll().where('keeperId', '=', keeperId).executeTakeFirst()

export async function putWindowAgenda(tx: Tx, { keeperId, ...values }: WindowAgenda): Promise<void> {
  await tx
    .insertInto('windowAgenda')
    .values({ keeperId, ...values })
    .onConflict((conflict) => conflict.column('keeperId').doUpdateSet(values))
    .execute()
}

/**
 * Has the windows of a keeper who has any made anew soon; until then they are told as they are to be. Nothing that is
 * measured moves them while no eggs ever stood in a box.
 */
export async function unmakeWindows(tx: Tx, keeperId: number): Promise<void> {
  await tx
    .updateTable('windowAgenda')
    .set({ madeBy: '' })
    .where('keeperId', '=', keeperId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('eggStay').select('eggStay.id').where('eggStay.keeperId', '=', keeperId)),
    )
    .execute()
}

/** Keepers whose windows another version made, or which are to be made anew, but for the given ones; few at a time. */
export async function listKeepersUnmade(
  db: Db,
  madeBy: string,
  except: ReadonlySet<number>,
): Promise<number[]> {
  let select = db.selectFrom('windowAgenda').select('keeperId').where('madeBy', '!=', madeBy)
  if (except.size > 0) select = select.where('keeperId', 'not in', [...except])
  const rows = await select.orderBy('keeperId').limit(atOnce).execute()
  return rows.map(({ keeperId }) => keeperId)
}

/** Keepers whom there is something to tell of their windows by now, but for the given ones; few at a time. */
export async function listKeepersToTell(db: Db, now: string, except: ReadonlySet<number>): Promise<number[]> {
  let select = db.selectFrom('windowAgenda').select('keeperId').where('lookAt', '<=', now)
  if (except.size > 0) select = select.where('keeperId', 'not in', [...except])
  const rows = await select.orderBy('lookAt').limit(atOnce).execute()
  return rows.map(({ keeperId }) => keeperId)
}

/** The zone that a keeper lives by, and how they write days; undefined where the account is gone. */
export const findHabits = (db: Db, keeperId: number) =>
  db.selectFrom('keeper').select(['timeZone', 'dayPattern']).where('id', '=', keeperId).executeTakeFirst()

/** What clutches are called, and what is left of females that were deleted. */
export const listClutchNames = (db: Db, keeperId: number, ids: readonly number[]) =>
  readPortions(ids, atOnce, (portion) =>
    db
      .selectFrom('clutch')
      .select(['id', 'code', 'femaleName'])
      .where('keeperId', '=', keeperId)
      .where('id', 'in', portion)
      .execute(),
  )

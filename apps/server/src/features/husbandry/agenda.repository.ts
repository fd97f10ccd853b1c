import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Moment } from '../../platform/database/stored-values.ts'

/** When a keeper is told next what is to be done. */
type HusbandryAgendaTable = {
  keeperId: number
  /** When there may be something to tell; '' for at once. */
  lookAt: Moment
  /** The first day whose digest was not considered yet; null until the first look. */
  digestOn: string | null
  /** The last day of which a digest was told. */
  toldOn: string | null
  /** The moment up to which times of plans were told; null until the first look. */
  seenAt: Moment | null
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    husbandryAgenda: HusbandryAgendaTable
  }
}

export type Agenda = Selectable<HusbandryAgendaTable>

const atOnce = 200

/** Keepers whom there may be something to tell by now, but for the given ones, the longest waiting first; few at a time. */
export async function listKeepersToLookAt(
  db: Db,
  now: string,
  except: ReadonlySet<number>,
): Promise<number[]> {
  let select = db.selectFrom('husbandryAgenda').select('keeperId').where('lookAt', '<=', now)
  if (except.size > 0) select = select.where('keeperId', 'not in', [...except])
  const rows = await select.orderBy('lookAt').limit(atOnce).execute()
  return rows.map(({ keeperId }) => keeperId)
}

/** What waits for a keeper by now; nothing where somebody else has looked. */
export const findWaiting = (tx: Tx, keeperId: number, now: string): Promise<Agenda | undefined> =>
  tx
    .selectFrom('husbandryAgenda')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('lookAt', '<=', now)
    .executeTakeFirst()

export async function changeAgenda(tx: Tx, { keeperId, ...values }: Agenda): Promise<void> {
  await tx.updateTable('husbandryAgenda').set(values).where('keeperId', '=', keeperId).execute()
}

const unseen = { lookAt: '', digestOn: null, toldOn: null, seenAt: null }

/** Has a keeper's plans looked at soon, because some were made or changed. */
export async function wakeAgenda(tx: Tx, keeperId: number): Promise<void> {
  await tx
    .insertInto('husbandryAgenda')
    .values({ keeperId, ...unseen })
    .onConflict((conflict) => conflict.column('keeperId').doUpdateSet({ lookAt: '' }))
    .execute()
}

/** The same where the keeper has an agenda already. */
export async function hurryAgenda(tx: Tx, keeperId: number): Promise<void> {
  await tx.updateTable('husbandryAgenda').set({ lookAt: '' }).where('keeperId', '=', keeperId).execute()
}

/** Has the digest of a day considered anew, unless it was told; else that of the day after. */
export async function planDigest(tx: Tx, keeperId: number, day: string, dayAfter: string): Promise<void> {
  await tx
    .insertInto('husbandryAgenda')
    .values({ keeperId, ...unseen, digestOn: day })
    .onConflict((conflict) =>
      conflict.column('keeperId').doUpdateSet((eb) => ({
        lookAt: '',
        digestOn: eb.case().when('husbandryAgenda.toldOn', '=', day).then(dayAfter).else(day).end(),
      })),
    )
    .execute()
}

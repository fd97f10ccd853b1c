import { newsOf } from '@clutchbook/domain/season/window-reminders.rules'
import { windowTelling } from '@clutchbook/domain/season/window-words.rules'
import type { Owner } from '../../platform/actor.ts'
import { type Clock, isoNow, todayIn } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion, holdKeeper } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { forEachKeeper } from '../../platform/for-each-keeper.ts'
import { version } from '../../platform/version.ts'
import { readSeasonSettings } from '../breeding/breeding.service.ts'
import { isDue, type ToldWindow, tellWindows } from './window-answers.ts'
import {
  findHabits,
  findWindowAgenda,
  listKeepersToTell,
  listKeepersUnmade,
  listWindowRows,
  putWindowAgenda,
  putWindows,
} from './windows.repository.ts'
import { nextLook, readWindows, storeWindows, storeWindowsAnew, toldRungOf } from './windows.ts'

/** What a keeper is told, and the page that it leads to. */
type Telling = { readonly title: string; readonly message: string; readonly to: string }

/** Keeps what a keeper is told, in the transaction that counts it as told. */
type Tell = (tx: Tx, keeperId: number, tellings: readonly Telling[]) => Promise<void>

export type WindowDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  /** Told of a keeper whose windows could not be looked at this time. */
  readonly report: (error: unknown) => void
}

/** The page of a window: of the clutch that hatches, else of the female. */
export const pathOfWindow = ({ clutchId, animalId }: ToldWindow['window']): string =>
  clutchId === null ? `/animals/${animalId}` : `/clutches/${clutchId}`

/** Makes windows anew where they have to be, and tells keepers once when each opens and when it is over (SEA-13). */
export function createWindowReminders({ db, transact, clock, report }: WindowDependencies) {
  const tellKeeper = (keeperId: number, tell: Tell): Promise<void> =>
    transact(async (tx) => {
      await bumpDataVersion(tx, keeperId)
      const habits = await findHabits(tx, keeperId)
      const agenda = await findWindowAgenda(tx, keeperId)
      // Somebody else has looked meanwhile.
      if (!habits || !agenda || agenda.lookAt === null || agenda.lookAt > isoNow(clock)) return
      if (agenda.madeBy !== version) await storeWindows(tx, keeperId, clock)
      const { timeZone, dayPattern } = habits
      const today = todayIn(clock, timeZone)
      const rows = await listWindowRows(tx, keeperId)
      const news = rows.flatMap((row) => {
        const told = newsOf(toldRungOf(row), today)
        return told === null ? [] : [{ ...row, told }]
      })
      const { windowReminders } = await readSeasonSettings(tx, keeperId)
      if (windowReminders && news.length > 0) {
        const due = (await tellWindows(tx, keeperId, news, today)).filter(isDue)
        const tellings = due.map(({ window, row: { told } }) => ({
          ...windowTelling(window, told, dayPattern),
          to: pathOfWindow(window),
        }))
        if (tellings.length > 0) await tell(tx, keeperId, tellings)
      }
      await putWindows(tx, news)
      const lookAt = nextLook(await listWindowRows(tx, keeperId), timeZone, today)
      await putWindowAgenda(tx, { keeperId, madeBy: version, lookAt })
    })

  return {
    /** The windows of a keeper that count today, without those of females in the archives, the likeliest first. */
    list: async ({ keeperId }: Owner, timeZone: string) => {
      const foretold = await readWindows(db, keeperId)
      const told = await tellWindows(db, keeperId, foretold, todayIn(clock, timeZone))
      return told.filter(isDue).map(({ window }) => window)
    },

    /** Stores the windows of keepers whose windows another version made, or which are to be made anew. */
    makeAnew: (): Promise<void> =>
      forEachKeeper(
        (except) => listKeepersUnmade(db, version, except),
        (keeperId) =>
          transact(async (tx) => {
            await holdKeeper(tx, keeperId)
            await storeWindowsAnew(tx, keeperId, clock)
          }),
        report,
      ),

    /** Tells all keepers what opened and what is over by now. */
    tellDue: (tell: Tell): Promise<void> =>
      forEachKeeper(
        (except) => listKeepersToTell(db, isoNow(clock), except),
        (keeperId) => tellKeeper(keeperId, tell),
        report,
      ),
  }
}

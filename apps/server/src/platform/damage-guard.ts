import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type Clock, isoNow } from './clock.ts'
import type { OpenDatabase } from './database/database.ts'
import { checkIntegrity, findFailedChecksums, pauseChanges } from './database/integrity-check.ts'
import { checkIntegrityInWorker } from './database/integrity-check-worker.ts'
import { dayMs } from './durations.ts'
import { isDamage } from './faults.ts'
import { type Check, lastCheckOf, whatToDo } from './last-check.ts'
import type { Log } from './log.ts'

/** What can be looked through in a tenth of a second is, before anybody is served; larger files beside the serving. */
const lookedThroughAtOnce = 8 * 1024 * 1024

/** Keeps watch over the database. While it is known to be damaged nothing may be stored; what can be read is read. */
export type DamageGuard = {
  readonly isDamaged: () => boolean
  /** The last look at the whole database that ended; null where there was none. */
  readonly lastCheck: () => Check | null
  /** Takes the last check from before, and looks through a small database at once. */
  readonly begin: () => Promise<void>
  /** Heeds a failure; answers whether it tells of damage. */
  readonly notice: (error: unknown) => boolean
  /** Hears of what the operator's commands have found, and looks through the database when a day has passed. */
  readonly keepWatch: () => Promise<void>
  /** Ends a look that is under way. */
  readonly close: () => void
}

type Dependencies = {
  readonly opened: OpenDatabase
  readonly dataDir: string
  readonly clock: Clock
  readonly log: Log
}

export function createDamageGuard({ opened, dataDir, clock, log }: Dependencies): DamageGuard {
  const { db, dialect } = opened
  const path = join(dataDir, 'clutchbook.db')
  const noted = lastCheckOf(dataDir)
  const stopping = new AbortController()
  let last: Check | null = null
  /** Whether this process has looked since it began, or since it met with damage. */
  let isLookedThrough = false

  const isDamaged = (): boolean => last !== null && last.flaws.length > 0

  const adopt = async (check: Check): Promise<void> => {
    const wasDamaged = isDamaged()
    last = check
    if (isDamaged() === wasDamaged) return
    if (isDamaged())
      log.fatal({ flaws: check.flaws }, `the database is damaged, so nothing is stored. ${whatToDo}`)
    else log.warn('the database is sound again, and changes are stored')
    if (dialect === 'sqlite') await pauseChanges(db, isDamaged())
  }

  const record = async (flaws: string[]): Promise<void> => {
    const check = { checkedAt: isoNow(clock), flaws }
    await adopt(check)
    // A disk that is full must not keep the server from saying what it knows.
    await noted.note(check).catch((error: unknown) => log.warn({ err: error }, 'a check could not be noted'))
  }

  const runCheck = async (): Promise<void> => {
    const flaws =
      dialect === 'sqlite'
        ? await checkIntegrityInWorker(path, stopping.signal)
        : await findFailedChecksums(db)
    isLookedThrough = true
    // Who can't see says nothing, so what is known stays.
    if (flaws !== null) await record(flaws)
  }

  const isDue = (): boolean =>
    !isLookedThrough || clock.now().getTime() - Date.parse(last?.checkedAt ?? '1970') >= dayMs

  return {
    isDamaged,
    lastCheck: () => last,

    begin: async () => {
      const before = await noted.find()
      if (before) await adopt(before)
      if (dialect !== 'sqlite' || statSync(path).size > lookedThroughAtOnce) return
      isLookedThrough = true
      await record(checkIntegrity(path))
    },

    notice: (error) => {
      if (!isDamage(error)) return false
      if (isDamaged()) return true
      isLookedThrough = false
      record([`met while serving: ${(error as Error).message}`]).catch((failure: unknown) =>
        log.error({ err: failure }, 'changes could not be paused'),
      )
      return true
    },

    keepWatch: async () => {
      const found = await noted.find()
      if (found && (last === null || found.checkedAt > last.checkedAt)) await adopt(found)
      if (!isDue()) return
      try {
        await runCheck()
      } catch (error) {
        if (!stopping.signal.aborted) throw error
      }
    },

    close: () => stopping.abort(),
  }
}

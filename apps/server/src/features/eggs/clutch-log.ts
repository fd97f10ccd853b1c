import {
  clutchEntryNotFound,
  clutchLogFull,
  eggOfOtherClutch,
} from '@clutchbook/domain/clutches/clutch-log.errors'
import {
  clutchLogLimits,
  entryDayProblem,
  setsStatus,
  statusByFinding,
  stillStands,
} from '@clutchbook/domain/clutches/clutch-log.rules'
import type { ClutchEntry, KeptEgg, NewClutchEntry } from '@clutchbook/domain/clutches/clutch-log.schema'
import { refuseField } from '@clutchbook/domain/kernel/domain-error'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion, moveCounts } from '../../platform/database/keeper-state.ts'
import { answerOnce } from '../../platform/database/request-keys.ts'
import {
  type ClutchEntryRow,
  countEntries,
  createEntry,
  listEntries,
  removeEntry,
} from './clutch-log.repository.ts'
import { getClutch } from './clutch-reading.ts'
import { takeBackTold, tellClutch } from './clutch-telling.ts'
import { listEggsOfClutch } from './clutches.repository.ts'
import { type EggsDependencies, keyed, nowOf } from './egg-reading.ts'
import { changedEggValues, type Now } from './egg-values.ts'
import { changeEggs, type EggRow, type EggValues } from './eggs.repository.ts'

/** What was done with clutches and seen on them (CLU-12, CLU-13). A foreign clutch is 'not-found'. */
export function createClutchLog({ db, transact, clock }: EggsDependencies) {
  /** Ends eggs that were found infertile or dead; answers what the entry keeps of each. */
  const endEggs = async (
    tx: Tx,
    keeperId: number,
    { kind, eggs, setStatus }: NewClutchEntry,
    ofClutch: ReadonlyMap<number, EggRow>,
    now: Now,
  ): Promise<KeptEgg[]> => {
    const kept: KeptEgg[] = []
    const ended: { id: number; values: EggValues }[] = []
    for (const { id, finding, massGrams } of eggs) {
      const row = ofClutch.get(id)
      if (!row) throw eggOfOtherClutch()
      const status = statusByFinding(finding)
      const isSet = setStatus && status !== null && setsStatus(kind, finding, row.status)
      if (isSet) ended.push({ id, values: changedEggValues(row, { status }, now) })
      kept.push({ id, finding, massGrams, isSet })
    }
    await changeEggs(tx, ended)
    await moveCounts(tx, keeperId, { incubatingEggs: -ended.length })
    return kept
  }

  return {
    list: async (actor: Actor, id: number): Promise<ClutchEntry[]> => {
      await getClutch(db, actor, id)
      return (await listEntries(db, actor.keeperId, id)).map(toEntry)
    },

    /** Writes down an entry. Throws 'not-found' for an egg of another clutch; then nothing is stored. */
    create: (actor: Actor, id: number, input: NewClutchEntry): Promise<ClutchEntry> =>
      transact((tx) =>
        answerOnce(tx, clock, keyed(actor, `log of clutch ${id}`, input), async () => {
          const { keeperId } = actor
          await bumpDataVersion(tx, keeperId)
          const clutch = await getClutch(tx, actor, id)
          const now = nowOf(clock, actor)
          const { kind, day = now.day, note = null } = input
          const problem = entryDayProblem(day, { layDate: clutch.layDate, today: now.today })
          if (problem !== null) throw refuseField('day', problem)
          if ((await countEntries(tx, keeperId, id)) >= clutchLogLimits.entries) throw clutchLogFull()
          const ofClutch = new Map((await listEggsOfClutch(tx, keeperId, id)).map((row) => [row.id, row]))
          const kept = await endEggs(tx, keeperId, input, ofClutch, now)
          if (kept.some(({ isSet }) => isSet)) await tellClutch(tx, clutch, now.today, 'hatched')
          const eggs = JSON.stringify(kept)
          const made = { keeperId, clutchId: id, createdAt: now.moment }
          return toEntry(await createEntry(tx, { ...made, day, kind, note, eggs }))
        }),
      ),

    /** Removes an entry, and gives back what it set and still stands. */
    remove: (actor: Actor, id: number, entryId: number): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const clutch = await getClutch(tx, actor, id)
        const entries = await listEntries(tx, keeperId, id)
        const entry = entries.find((one) => one.id === entryId)
        if (!entry) throw clutchEntryNotFound()
        const setSince = setAfter(entry, entries)
        const now = nowOf(clock, actor)
        const ofClutch = new Map((await listEggsOfClutch(tx, keeperId, id)).map((row) => [row.id, row]))
        // By their numbers, for an archive may have brought an entry that names an egg twice.
        const given = new Map<number, EggValues>()
        for (const { id: eggId, finding, isSet } of keptEggsOf(entry)) {
          const row = ofClutch.get(eggId)
          if (!isSet || !row || setSince.has(eggId) || !stillStands(finding, row.status)) continue
          given.set(eggId, changedEggValues(row, { status: 'Incubating' }, now))
        }
        await changeEggs(
          tx,
          [...given].map(([eggId, values]) => ({ id: eggId, values })),
        )
        await moveCounts(tx, keeperId, { incubatingEggs: given.size })
        if (given.size > 0) await takeBackTold(tx, clutch, now.today)
        await removeEntry(tx, keeperId, entryId)
      }),
  }
}

const keptEggsOf = ({ eggs }: ClutchEntryRow): KeptEgg[] => JSON.parse(eggs)

/** The eggs that entries have set which were written down after this one. */
const setAfter = ({ id }: ClutchEntryRow, entries: readonly ClutchEntryRow[]): ReadonlySet<number> =>
  new Set(
    entries
      .filter((other) => other.id > id)
      .flatMap((other) => keptEggsOf(other).flatMap((egg) => (egg.isSet ? [egg.id] : []))),
  )

function toEntry(row: ClutchEntryRow): ClutchEntry {
  const { keeperId: _keeper, clutchId: _clutch, ...fields } = row
  return { ...fields, eggs: keptEggsOf(row) }
}

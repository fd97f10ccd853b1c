import { daysOfSeason } from '@clutchbook/domain/clutches/season.rules'
import type { SeasonFact, SeasonFactQuery } from '@clutchbook/domain/season/season-facts.schema'
import type { Actor } from '../../platform/actor.ts'
import { isoNow } from '../../platform/clock.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { readSeasonSettings } from '../breeding/breeding.service.ts'
import type { LeaveRecord } from '../collection/removal.hooks.ts'
import { createFactChanging } from './fact-changing.ts'
import { giveBack } from './fact-projects.ts'
import { type FactAt, getFact, type SeasonDependencies, toFact } from './fact-reading.ts'
import { createFactWriting } from './fact-writing.ts'
import { findFactRow, listFacts, listFactsOfMale, removeFact } from './season-facts.repository.ts'

/** What was written down of females' seasons (SEA-02). A foreign animal or fact is 'not-found'. */
export function createSeasonFacts(dependencies: SeasonDependencies) {
  const { db, transact, clock, collection, keepInTrash } = dependencies

  /** How a fact leaves, whoever wants it to: its project has the status again that it had, where that stands. */
  const leave: LeaveRecord = async (tx, keeperId, id) => {
    const row = await findFactRow(tx, keeperId, id)
    // Facts of days to come tell nothing yet; where a keeper lives by another day makes no odds.
    if (row) await giveBack(tx, row, isoNow(clock).slice(0, 10))
    await removeFact(tx, keeperId, id)
    return {}
  }

  return {
    ...createFactWriting(dependencies),
    ...createFactChanging(dependencies),
    leave,

    /** The facts of a female, or those that name a male, by days; those of one season where asked. */
    list: async (actor: Actor, animalId: number, { season }: SeasonFactQuery): Promise<SeasonFact[]> => {
      const { sex } = await collection.getOwn(db, actor, animalId)
      const { firstDay } = await readSeasonSettings(db, actor.keeperId)
      const days = season === undefined ? undefined : daysOfSeason(season, firstDay)
      const facts =
        sex === 'Male'
          ? await listFactsOfMale(db, actor.keeperId, animalId, days)
          : await listFacts(db, actor.keeperId, [animalId], days)
      return facts.map(toFact)
    },

    /** Removes a fact; the trash keeps it. Throws 'stale-version' like a change. */
    remove: (actor: Actor, at: FactAt): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const animal = await collection.getOwn(tx, actor, at.animalId)
        const { id, kind, day } = await getFact(tx, actor, at)
        const records = [{ id, label: kind, note: `${day} ${animal.name}` }]
        await keepInTrash(tx, { kind: 'season-facts', keeperId, records }, async () => [
          await leave(tx, keeperId, id),
        ])
      }),
  }
}

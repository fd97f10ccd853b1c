import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { demoFacts, demoFirstDay, demoRestDays, recentShed } from './breeding/season-facts.ts'
import type { DemoKeeping } from './seed-breeding.ts'

type Keeping = Pick<DemoKeeping, 'app' | 'actor' | 'ids' | 'today'>

function idOf({ ids }: Keeping, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`${name} has a season but isn't in the demo collection`)
  return id
}

/** Sets when the keeper's seasons begin, before anything is of one, and how long males rest. */
export async function setSeasons({ app, actor, today }: Omit<Keeping, 'ids'>): Promise<void> {
  const settings = { firstDay: demoFirstDay(today), restDays: demoRestDays }
  await app.services.breeding.changeSeasonSettings(actor, settings)
}

/** Writes down what happened in the seasons of some females, and the last shed of one. */
export async function seedSeason(keeping: Keeping): Promise<void> {
  const { app, actor, today } = keeping
  for (const { female, facts } of demoFacts)
    for (const { kind, ago, untilAgo, male, mm = null, grams = null, note = null } of facts)
      await app.services.season.facts.create(actor, idOf(keeping, female), {
        ...{ kind, day: addDays(today, -ago), mm, grams, note },
        until: untilAgo === undefined ? null : addDays(today, -untilAgo),
        ...(male !== undefined && { maleId: idOf(keeping, male) }),
      })
  await app.services.collection.records.create(actor, idOf(keeping, recentShed.female), {
    ...{ recordType: 'shed', recordDate: addDays(today, -recentShed.ago) },
  })
}

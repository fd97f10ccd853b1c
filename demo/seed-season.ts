import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { demoFacts, demoFirstDay, demoRestDays, recentShed } from './breeding/season-facts.ts'
import type { DemoCollection } from './seed-breeding.ts'

type SeasonAnimals = Pick<DemoCollection, 'app' | 'actor' | 'ids' | 'today'>

function idOf({ ids }: SeasonAnimals, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`${name} has a season but isn't in the demo collection`)
  return id
}

/** Sets when the keeper's seasons begin, before anything is of one, and how long males rest. */
export async function setSeasons({ app, actor, today }: Omit<SeasonAnimals, 'ids'>): Promise<void> {
  const settings = { firstDay: demoFirstDay(today), restDays: demoRestDays }
  await app.services.breeding.changeSeasonSettings(actor, settings)
}

/** Writes down what happened in the seasons of some females, and the last shed of one. */
export async function seedSeason(demo: SeasonAnimals): Promise<void> {
  const { app, actor, today } = demo
  for (const { female, facts } of demoFacts)
    for (const { kind, ago, untilAgo, male, mm = null, grams = null, note = null } of facts)
      await app.services.season.facts.create(actor, idOf(demo, female), {
        ...{ kind, day: addDays(today, -ago), mm, grams, note },
        until: untilAgo === undefined ? null : addDays(today, -untilAgo),
        ...(male !== undefined && { maleId: idOf(demo, male) }),
      })
  await app.services.collection.records.create(actor, idOf(demo, recentShed.female), {
    ...{ recordType: 'shed', recordDate: addDays(today, -recentShed.ago) },
  })
}

import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { speciesFigures } from '@clutchbook/domain/season/figures.rules'
import type { WindowStep } from '@clutchbook/domain/season/forecast.rules'
import type { ForecastWindow } from '@clutchbook/domain/season/forecast.schema'
import { stateOn } from '@clutchbook/domain/season/windows.rules'
import type { Db } from '../../platform/database/database.ts'
import { listForetold } from './forecast.repository.ts'
import type { ForetoldWindow } from './window-foretelling.ts'
import { listClutchNames } from './windows.repository.ts'

/** A window as its owner reads it, the one that it is made of, and whether its female is in the archives. */
export type ToldWindow<Row extends ForetoldWindow = ForetoldWindow> = {
  readonly window: ForecastWindow
  readonly row: Row
  readonly isArchived: boolean
}

export const hatches = ({ step }: { readonly step: WindowStep }): boolean => step === 'hatch'

/** Of animals that are archived nothing is due but hatching. */
export const isDue = ({ window, isArchived }: ToldWindow): boolean => hatches(window) || !isArchived

export const soonest = (one: ForecastWindow, other: ForecastWindow): number =>
  one.likely < other.likely ? -1 : Number(one.likely > other.likely)

/** Those of a keeper's windows that count on a day, the likeliest first; what lapsed does not. */
export async function tellWindows<Row extends ForetoldWindow>(
  db: Db,
  keeperId: number,
  foretold: readonly Row[],
  today: CivilDay,
): Promise<ToldWindow<Row>[]> {
  const rows = foretold.filter(({ lapsesAfter }) => lapsesAfter === null || today <= lapsesAfter)
  const femaleIds = new Set(rows.flatMap(({ animalId }) => animalId ?? []))
  const females = new Map((await listForetold(db, keeperId, [...femaleIds])).map((one) => [one.id, one]))
  const clutchIds = rows.filter(hatches).map(({ subjectId }) => subjectId)
  const clutches = new Map((await listClutchNames(db, keeperId, clutchIds)).map((one) => [one.id, one]))
  const sources = createSources()
  return rows
    .map((row): ToldWindow<Row> => {
      const female = females.get(row.animalId ?? 0)
      const clutch = hatches(row) ? clutches.get(row.subjectId) : undefined
      const [from, to] = [row.firstDay, row.lastDay]
      return {
        row,
        isArchived: Boolean(female?.isArchived),
        window: {
          ...{
            step: row.step,
            animalId: row.animalId,
            animalName: female?.name ?? clutch?.femaleName ?? null,
          },
          ...{ clutchId: clutch?.id ?? null, clutchCode: clutch?.code ?? null },
          breedingProjectId: row.breedingProjectId,
          ...{ from, to, likely: row.likelyDay, state: stateOn(today, { from, to }) },
          basedOn: { kind: row.basis, day: row.basisDay },
          ...{ range: [row.leastDays, row.mostDays], confidence: row.confidence, ownRecords: row.ownRecords },
          ...{ meanErrorDays: row.errorDays, sources: sources(row.species) },
        },
      }
    })
    .sort(({ window: one }, { window: other }) => soonest(one, other))
}

/** Where the figures of species come from; few are asked for many times. */
function createSources(): (species: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (species) => {
    const sources = known.get(species) ?? speciesFigures(species).sources
    known.set(species, sources)
    return sources
  }
}

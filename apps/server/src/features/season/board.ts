import { daysOfSeason } from '@clutchbook/domain/clutches/season.rules'
import { daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { barsOf, marksOfPairing, stageOf } from '@clutchbook/domain/season/board.rules'
import type { BoardRow, SeasonBoard, SeasonMale } from '@clutchbook/domain/season/board.schema'
import type { ForecastWindow } from '@clutchbook/domain/season/forecast.schema'
import { judgeVisits, lastOut } from '@clutchbook/domain/season/male-visits.rules'
import type { Actor } from '../../platform/actor.ts'
import { todayIn } from '../../platform/clock.ts'
import { readSeasonSettings } from '../breeding/breeding.service.ts'
import { listSeasonProjects, listVisits } from './board.repository.ts'
import { pairingsOf, type SeasonPairing } from './board-pairings.ts'
import type { SeasonDependencies } from './fact-reading.ts'
import { listForetold } from './forecast.repository.ts'
import { readHistories } from './forecast-reading.ts'
import { hatchWindow, soonest, type Telling, tellingOf, windowsOf } from './forecast-telling.ts'

/** The windows of a pairing: of its clutches, and of its female where they rest on it or on nothing but her. */
function windowsOfPairing(pairing: SeasonPairing, hers: number, telling: Telling): ForecastWindow[] {
  const { females, clutches } = telling.histories
  const female = females.find(({ animal }) => animal.id === pairing.femaleId)
  const ids = new Set(pairing.clutches.map(({ id }) => id))
  const own = female && stageOf(pairing, telling.today) !== 'ended' ? windowsOf(female, telling) : []
  return [
    ...own.filter(
      ({ breedingProjectId: of }) => of === pairing.breedingProjectId || (of === null && hers === 1),
    ),
    ...clutches
      .filter(({ clutch, isIncubating }) => isIncubating && ids.has(clutch.id))
      .map((one) => hatchWindow(one, telling)),
  ].sort(soonest)
}

const nextOf = ({ windows: [next] }: BoardRow): string => next?.likely ?? '9999-12-31'
const nextFirst = (one: BoardRow, other: BoardRow): number =>
  nextOf(one) < nextOf(other) ? -1 : Number(nextOf(one) > nextOf(other))

/** What is done in a season, and what comes of it (SEA-14, SEA-15). */
export function createBoard({ db, clock }: SeasonDependencies) {
  return {
    board: async ({ keeperId, timeZone }: Actor, season: number): Promise<SeasonBoard> => {
      const today = todayIn(clock, timeZone)
      const histories = await readHistories(db, keeperId, [])
      const days = daysOfSeason(season, histories.firstDay)
      const projects = await listSeasonProjects(db, keeperId, season, days)
      const pairings = pairingsOf(projects, histories, days)
      const telling = tellingOf(histories, today)
      const ids = pairings.flatMap(({ maleId, femaleId }) => [maleId ?? [], femaleId ?? []].flat())
      const animals = await listForetold(db, keeperId, [...new Set(ids)])
      const names = new Map(animals.map(({ id, name }) => [id, name]))
      const ofFemale = Map.groupBy(pairings, ({ femaleId }) => femaleId)
      const rows = pairings.map((pairing): BoardRow => {
        const { facts, clutches, maleId, femaleId, ...row } = pairing
        return {
          ...{ ...row, maleId, femaleId },
          maleName: names.get(maleId ?? 0) ?? row.maleName,
          femaleName: names.get(femaleId ?? 0) ?? row.femaleName,
          ...{ stage: stageOf(pairing, today), bars: barsOf(pairing), marks: marksOfPairing(pairing) },
          windows: windowsOfPairing(pairing, ofFemale.get(femaleId)?.length ?? 0, telling),
          clutchIds: clutches.map(({ id }) => id),
        }
      })
      return { season, ...days, rows: rows.sort(nextFirst) }
    },

    /** Rest is counted from visits of earlier seasons as well; males without a visit in this one are left out. */
    males: async ({ keeperId, timeZone }: Actor, season: number): Promise<SeasonMale[]> => {
      const today = todayIn(clock, timeZone)
      const { firstDay, restDays: least } = await readSeasonSettings(db, keeperId)
      const { from, to } = daysOfSeason(season, firstDay)
      const isShort = (days: number | null): boolean => least !== null && days !== null && days < least
      const rows = await listVisits(db, keeperId)
      const locks = rows.filter(({ kind }) => kind === 'lock')
      const visits = Map.groupBy(
        rows.filter(({ kind }) => kind === 'introduced'),
        ({ maleId }) => maleId,
      )
      return [...visits].flatMap(([maleId, of]): SeasonMale[] => {
        const judged = judgeVisits(of, locks).filter(({ day }) => day >= from && day <= to)
        const [first] = judged
        if (!first) return []
        const out = lastOut(of)
        const daysSince = out === null || out > today ? null : daysBetween(out, today)
        return [
          {
            ...{ maleId, maleName: first.maleName, daysSince, isResting: isShort(daysSince) },
            visits: judged.map(({ femaleId, femaleName, day, until, locks: seen, restDays }) => ({
              ...{ femaleId, femaleName, from: day, until, locks: seen, restDays },
              isShort: isShort(restDays),
            })),
          },
        ]
      })
    },
  }
}

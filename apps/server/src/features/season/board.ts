import { daysOfSeason } from '@clutchbook/domain/clutches/season.rules'
import { type DayRange, daysBetween } from '@clutchbook/domain/kernel/civil-day'
import { barsOf, marksOfPairing, stageOf } from '@clutchbook/domain/season/board.rules'
import type { BoardRow, SeasonBoard, SeasonMale } from '@clutchbook/domain/season/board.schema'
import { countFigures } from '@clutchbook/domain/season/board-figures.rules'
import type { ForecastWindow } from '@clutchbook/domain/season/forecast.schema'
import { judgeVisits, lastOut } from '@clutchbook/domain/season/male-visits.rules'
import type { Actor } from '../../platform/actor.ts'
import { todayIn } from '../../platform/clock.ts'
import { readSeasonSettings } from '../breeding/breeding.service.ts'
import { countEggs, listSeasonProjects, listVisits } from './board.repository.ts'
import { eggsOf, pairingsOf, type SeasonPairing } from './board-pairings.ts'
import type { SeasonDependencies } from './fact-reading.ts'
import { listForetold } from './forecast.repository.ts'
import { readSeasons } from './forecast-reading.ts'
import { toLaid } from './laid-clutches.ts'
import { hatches, isDue, soonest, tellWindows } from './window-answers.ts'
import { readWindows } from './windows.ts'

/** Windows by the females that they are of, and by the clutches that hatch. */
type BoardWindows = {
  readonly ofFemale: ReadonlyMap<number | null, readonly ForecastWindow[]>
  readonly ofClutch: ReadonlyMap<number | null, readonly ForecastWindow[]>
}

/** How a pairing stands in its season. */
type PairingSeason = {
  readonly isOver: boolean
  /** Its female has no other in the season. */
  readonly isOnly: boolean
  readonly days: DayRange
}

/** The windows of a pairing: of its clutches, and of its female where they rest on it or, in its season, on nothing but her. */
function windowsOfPairing(
  { breedingProjectId, femaleId, clutches }: SeasonPairing,
  { ofFemale, ofClutch }: BoardWindows,
  { isOver, isOnly, days }: PairingSeason,
): ForecastWindow[] {
  const hers = isOver ? [] : (ofFemale.get(femaleId) ?? [])
  const isHers = ({ breedingProjectId: of, basedOn: { day } }: ForecastWindow): boolean =>
    of === null && isOnly && day >= days.from && day <= days.to
  return [
    ...hers.filter((window) => window.breedingProjectId === breedingProjectId || isHers(window)),
    ...clutches.flatMap(({ id }) => ofClutch.get(id) ?? []),
  ].sort(soonest)
}

const isLateAgain = ({ step, state }: ForecastWindow): boolean =>
  step === 'next-clutch' && state === 'overdue'

const nextOf = ({ windows: [next] }: BoardRow): string => next?.likely ?? '9999-12-31'
const nextFirst = (one: BoardRow, other: BoardRow): number =>
  nextOf(one) < nextOf(other) ? -1 : Number(nextOf(one) > nextOf(other))

/** What is done in a season, and what comes of it (SEA-14, SEA-15). */
export function createBoard({ db, clock }: SeasonDependencies) {
  return {
    board: async ({ keeperId, timeZone }: Actor, season: number): Promise<SeasonBoard> => {
      const today = todayIn(clock, timeZone)
      const seasons = await readSeasons(db, keeperId)
      const days = daysOfSeason(season, seasons.firstDay)
      const projects = await listSeasonProjects(db, keeperId, season, days)
      const counts = await countEggs(db, keeperId)
      const pairings = pairingsOf(projects, { seasons, counts }, days)
      const foretold = await readWindows(db, keeperId)
      const due = (await tellWindows(db, keeperId, foretold, today)).filter(isDue)
      // A clutch after the first may well not come, so that it is late is no news (0090).
      const told = due.flatMap(({ window }) => (isLateAgain(window) ? [] : [window]))
      const [hatching, others] = [told.filter(hatches), told.filter((window) => !hatches(window))]
      const windows: BoardWindows = {
        ofFemale: Map.groupBy(others, ({ animalId }) => animalId),
        ofClutch: Map.groupBy(hatching, ({ clutchId }) => clutchId),
      }
      const ids = pairings.flatMap(({ maleId, femaleId }) => [maleId ?? [], femaleId ?? []].flat())
      const animals = await listForetold(db, keeperId, [...new Set(ids)])
      const names = new Map(animals.map(({ id, name }) => [id, name]))
      const ofFemale = Map.groupBy(pairings, ({ femaleId }) => femaleId)
      const rows = pairings.map((pairing): BoardRow => {
        const { facts, clutches, maleId, femaleId, ...row } = pairing
        const stage = stageOf(pairing, today)
        const isOnly = ofFemale.get(femaleId)?.length === 1
        return {
          ...{ ...row, maleId, femaleId },
          maleName: names.get(maleId ?? 0) ?? row.maleName,
          femaleName: names.get(femaleId ?? 0) ?? row.femaleName,
          ...{ stage, bars: barsOf(pairing), marks: marksOfPairing(pairing) },
          windows: windowsOfPairing(pairing, windows, { isOver: stage === 'ended', isOnly, days }),
          clutchIds: clutches.map(({ id }) => id),
        }
      })
      const clutches = seasons.laid.map((laid) => ({
        ...{ ...eggsOf(counts, laid.id), kind: laid.kind, season: toLaid(laid, seasons.firstDay).season },
      }))
      return { season, ...days, figures: countFigures(clutches, season), rows: rows.sort(nextFirst) }
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

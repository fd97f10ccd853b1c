import type { ProjectLeaves } from '../breeding/breeding.hooks.ts'
import type { AnimalLeaves } from '../collection/collection.hooks.ts'
import { createBoard } from './board.ts'
import { createComparedSeasons } from './compared-seasons.ts'
import type { SeasonDependencies } from './fact-reading.ts'
import { createForecasts } from './forecasts.ts'
import { createPlanner, type PlannerDependencies } from './planner.ts'
import { forgetMales, forgetProjectOfFacts } from './season-facts.repository.ts'
import { createSeasonFacts } from './season-facts.ts'
import { createWeeks } from './weeks.ts'
import { createWindowReminders, type WindowDependencies } from './window-reminders.ts'

export { followAgain, giveBackOfClutch } from './fact-projects.ts'
export { pathOfWindow } from './window-reminders.ts'
export { recomputeWindows } from './windows.ts'

/** Males that are deleted leave the seasons of their females, which keep their names as text. */
export const leaveSeasons: AnimalLeaves = (tx, ...animals) => {
  const [{ keeperId }] = animals
  return forgetMales(tx, keeperId, animals)
}

/** A project that is deleted leaves its facts. */
export const leaveProjectFacts: ProjectLeaves = forgetProjectOfFacts

/** The seasons of the keeper's females. */
export function createSeasonService(
  dependencies: SeasonDependencies & PlannerDependencies & WindowDependencies,
) {
  return {
    facts: createSeasonFacts(dependencies),
    forecasts: createForecasts(dependencies),
    boards: createBoard(dependencies),
    weeks: createWeeks(dependencies),
    windows: createWindowReminders(dependencies),
    compare: createComparedSeasons(dependencies),
    planner: createPlanner(dependencies),
  }
}

export type SeasonService = ReturnType<typeof createSeasonService>

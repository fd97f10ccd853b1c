import { createPlanning, type PlansDependencies } from './plans.ts'
import { createHusbandrySettings } from './settings.ts'

export { writeSettings } from './settings.repository.ts'
export { readSettings } from './settings.ts'
export { derivePlan } from './stored-plan.ts'

/** What is done with animals day by day. */
export const createHusbandryService = (dependencies: PlansDependencies) => ({
  plans: createPlanning(dependencies),
  settings: createHusbandrySettings(dependencies),
})

export type HusbandryService = ReturnType<typeof createHusbandryService>

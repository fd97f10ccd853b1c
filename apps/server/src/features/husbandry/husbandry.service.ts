import { createCare } from './care.ts'
import { createPlanning, type PlansDependencies } from './plans.ts'
import { createHusbandrySettings } from './settings.ts'
import { createToday } from './today.ts'

export { writeSettings } from './settings.repository.ts'
export { readSettings } from './settings.ts'
export { derivePlan } from './stored-plan.ts'

/** What is done with animals day by day. */
export const createHusbandryService = (dependencies: PlansDependencies) => ({
  plans: createPlanning(dependencies),
  getCare: createCare(dependencies),
  settings: createHusbandrySettings(dependencies),
  getToday: createToday(dependencies),
})

export type HusbandryService = ReturnType<typeof createHusbandryService>

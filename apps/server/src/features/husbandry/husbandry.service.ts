import { hurryAgenda } from './agenda.repository.ts'
import { type AgendaDependencies, createAgenda } from './agenda.ts'
import { createCare } from './care.ts'
import { createFeeders } from './feeders.ts'
import { createPlanning, type PlansDependencies } from './plans.ts'
import { createHusbandrySettings } from './settings.ts'
import { createToday, createWorkByDay } from './today.ts'

export { wakeAgenda } from './agenda.repository.ts'
export type { Tell } from './agenda.ts'
export { writeSettings } from './settings.repository.ts'
export { readSettings } from './settings.ts'
export { derivePlan } from './stored-plan.ts'

/** What is done with animals day by day. */
export const createHusbandryService = (dependencies: PlansDependencies & AgendaDependencies) => ({
  plans: createPlanning(dependencies),
  getCare: createCare(dependencies),
  settings: createHusbandrySettings(dependencies),
  agenda: createAgenda(dependencies),
  /** Has a keeper looked at who lives by another zone. */
  followZone: hurryAgenda,
  getToday: createToday(dependencies),
  getWorkByDay: createWorkByDay(dependencies),
  feeders: createFeeders(dependencies),
})

export type HusbandryService = ReturnType<typeof createHusbandryService>

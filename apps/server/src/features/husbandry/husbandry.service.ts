import { hurryAgenda } from './agenda.repository.ts'
import { type AgendaDependencies, createAgenda } from './agenda.ts'
import { type CareDependencies, createCare } from './care.ts'
import { createFeeders } from './feeders.ts'
import { createPlanning, type PlansDependencies } from './plans.ts'
import { createRecordReadings } from './record-readings.ts'
import { createHusbandrySettings } from './settings.ts'
import { createToday, createWorkByDay, type TodayDependencies } from './today.ts'

export { wakeAgenda } from './agenda.repository.ts'
export type { Tell } from './agenda.ts'
export { writeSettings } from './settings.repository.ts'
export { readSettings } from './settings.ts'
export { derivePlan } from './stored-plan.ts'

type Dependencies = PlansDependencies & AgendaDependencies & CareDependencies & TodayDependencies

/** What is done with animals day by day. */
export function createHusbandryService(platform: Omit<Dependencies, 'readings'>) {
  const dependencies = { ...platform, readings: createRecordReadings() }
  return {
    plans: createPlanning(dependencies),
    getCare: createCare(dependencies),
    settings: createHusbandrySettings(dependencies),
    agenda: createAgenda(dependencies),
    /** Has a keeper looked at who lives by another zone. */
    followZone: hurryAgenda,
    getToday: createToday(dependencies),
    getWorkByDay: createWorkByDay(dependencies),
    feeders: createFeeders(dependencies),
  }
}

export type HusbandryService = ReturnType<typeof createHusbandryService>

import { createPlanning, type PlansDependencies } from './plans.ts'

export { derivePlan } from './stored-plan.ts'

/** What is done with animals day by day. */
export const createHusbandryService = (dependencies: PlansDependencies) => ({
  plans: createPlanning(dependencies),
})

export type HusbandryService = ReturnType<typeof createHusbandryService>

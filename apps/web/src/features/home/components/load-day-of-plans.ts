/** A day with plans: its code comes where there are any. */
export const loadDayOfPlans = async () => (await import('./day-of-plans.tsx')).DayOfPlans

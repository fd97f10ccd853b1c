/** The form of a plan; with its calendar it weighs more than what opens it. */
export const loadPlanDialog = async () => (await import('./plan-dialog.tsx')).PlanDialog

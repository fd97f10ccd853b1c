/** The form of a fact; with its calendar it weighs more than what opens it. */
export const loadFactDialog = async () => (await import('./fact-dialog.tsx')).FactDialog

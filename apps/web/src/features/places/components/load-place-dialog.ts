/** The form of a place, whose fields weigh more than the pages that open it. */
export const loadPlaceDialog = async () => (await import('./place-dialog.tsx')).PlaceDialog

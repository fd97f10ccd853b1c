/** What else can be said of a row; its fields weigh more than the page that opens it. */
export const loadRowSheet = async () => (await import('./row-sheet.tsx')).RowSheet

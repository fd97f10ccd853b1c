/** The form of a record; with its calendar it weighs more than what opens it. */
export const loadRecordDialog = async () => (await import('./record-dialog.tsx')).RecordDialog

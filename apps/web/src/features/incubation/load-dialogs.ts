/** The forms weigh more than the pages; they come with the first sign that they are wanted. */
export const loadIncubatorDialog = () => import('./components/incubator-dialog.tsx')
export const loadBoxDialog = () => import('./components/box-dialog.tsx')
export const loadImportDialog = () => import('./components/import-dialog.tsx')

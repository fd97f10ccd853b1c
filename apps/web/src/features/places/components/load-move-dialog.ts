/** Where animals are moved to; its field weighs more than the pages that open it. */
export const loadMoveDialog = async () => (await import('./move-dialog.tsx')).MoveDialog
/** Who is moved into a place. */
export const loadMoveInDialog = async () => (await import('./move-in-dialog.tsx')).MoveInDialog

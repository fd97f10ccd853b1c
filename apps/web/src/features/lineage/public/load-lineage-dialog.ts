/** Fetches the family tree that opens over a list, `<LineageDialog animal={…} onClose={…} />`. */
export const loadLineageDialog = () =>
  import('../components/lineage-dialog.tsx').then(({ LineageDialog }) => LineageDialog)

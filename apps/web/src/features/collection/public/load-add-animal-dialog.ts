/** Fetches the dialog that adds an animal, `<AddAnimalDialog onClose={…} />`; it is far heavier than the shell. */
export const loadAddAnimalDialog = () =>
  import('../components/add-animal-dialog.tsx').then(({ AddAnimalDialog }) => AddAnimalDialog)

const counted = (count: number): string => `${count} ${count === 1 ? 'egg' : 'eggs'}`

/** Words of genes on the page of a project. */
export const projectGenesTexts = {
  odds: {
    title: 'What may hatch',
    loading: 'Counting what this pair gives',
    failed: 'What may hatch could not be counted',
    failedText: 'Check your connection and try again.',
    tryAgain: 'Try again',
    laid: (eggs: number) => `Of ${counted(eggs)} laid, slugs and infertile ones left out.`,
    expected: (eggs: number) => `Of a clutch of ${counted(eggs)}, as this project expects.`,
    lost: (chance: string, eggs: string | null) =>
      `Lost by their genes: ${chance}${eggs === null ? '' : `, ${eggs} expected`}.`,
    gone: (name: string, morph: string) =>
      `${name || 'A parent'} is no longer in your collection and counts by ${morph ? `the morph it had: ${morph}` : 'nothing, as it had no morph'}.`,
    all: 'All that can come',
  },
  young: {
    title: 'Counted young',
    loading: 'Loading the counted young',
    failed: 'The counted young could not be loaded',
    none: 'None counted yet.',
    hint: 'Young that you don’t keep as animals tell what their parents carry.',
    rows: 'Counted young',
    row: (count: number, text: string) => `${count} × ${text}`,
    unread: 'Not counted any more: this no longer reads clear.',
    count: 'Count young',
    edit: 'Edit',
  },
  form: {
    title: (project: string) => `Young of ${project}`,
    intro:
      'Count young by what they show, as in Pastel, or Normal. Leave out those that you keep as animals: they count by themselves. What died in the egg counts too, if you saw what it was.',
    count: 'How many',
    text: 'What they show',
    countOf: (row: number) => `How many, row ${row}`,
    textOf: (row: number) => `What they show, row ${row}`,
    remove: (row: number) => `Remove row ${row}`,
    add: 'Add a row',
    none: 'No rows. Saved so, no young are counted.',
    save: 'Save',
    cancel: 'Cancel',
  },
  saved: 'Young counted',
  takeBackFailed: 'It could not be taken back',
  failedSave: 'The young could not be counted',
  failedSaveText: 'Nothing was changed. Please try again.',
  changedMeanwhile: 'They were changed somewhere else. Look at them again, then make your change.',
} as const

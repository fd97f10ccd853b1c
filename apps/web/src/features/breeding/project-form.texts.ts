/** Words of the project form. Texts in the requirements' quotes are exact. */
export const projectFormTexts = {
  createTitle: 'New Breeding Project',
  editTitle: (name: string) => `Edit ${name}`,
  nameHint: 'Such as Ember × Atlas 2026',
  /** What a project is called unless its keeper says otherwise. */
  suggestedName: (male: string, female: string, year: string) => `${male} × ${female} ${year}`.trim(),
  choose: { male: 'Search your males', female: 'Search your females' },
  /** Of a partner that was deleted since only the name is left. */
  gone: (name: string) => `${name}, no longer in your collection`,
  goneShort: 'No longer in your collection',
  setDate: 'Set Date',
  setDateHint: 'Opens the calendar with this day in a new tab',
  noDate: 'No date selected',
  eventTitle: (name: string) => (name === '' ? 'Expected lay date' : `Expected lay date: ${name}`),
  cancel: 'Cancel',
  create: 'Create Project',
  save: 'Save Changes',
  created: 'Breeding project created',
  changed: 'Breeding project updated',
  invalid: {
    title: 'Validation Error',
    male: 'Please select a male reptile',
    female: 'Please select a female reptile',
    name: 'Project name is required',
  },
  failed: {
    title: 'Error',
    create: 'Failed to create breeding',
    change: 'Failed to update breeding',
  },
  backToForm: 'Back to the form',
  close: 'Close',
} as const

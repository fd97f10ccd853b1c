/** Words of what a keeper sets for all seasons. */
export const settingsTexts = {
  open: 'Season settings',
  text: 'They hold for all seasons: clutches, projects and facts follow.',
  month: 'Month',
  day: 'Day',
  begins: 'Seasons begin on',
  rest: 'Days of rest of a male between two females',
  restHint: 'Below this many a male is warned of. Empty warns of nothing.',
  reminders: 'Tell me when something is due',
  remindersHint:
    'Once when a window opens, and once when it is over: in the bell, and by mail where reminders are mailed.',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Season settings saved',
  failed: 'The settings could not be saved',
  nothingSaved: 'Nothing was changed. Please try again.',
} as const

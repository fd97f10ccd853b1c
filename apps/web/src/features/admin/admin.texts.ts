/** Words of administration. Texts in the requirements' quotes are exact. */
export const adminTexts = {
  title: 'System Administration',
  dataRepair: 'Data repair',
  about:
    'Gives each egg to the keeper whose breeding project it lies in, and counts other references between accounts without changing them. All of it happens, or nothing. Each run is kept in the audit log.',
  repair: 'Repair Data Separation Issues',
  done: 'Data repair completed',
  failed: 'Data repair failed',
  failedWithoutWords: 'Something went wrong',
  failedWithoutAnswer: 'An unexpected error occurred',
  result: 'Result',
  moved: 'Eggs reassigned',
  log: 'Repair log',
  nothingFound: 'No data issues were found that needed repair',
} as const

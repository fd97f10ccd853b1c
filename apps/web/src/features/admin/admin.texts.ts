import { formatAmount } from '@clutchbook/domain/kernel/amount'

const eggs = (count: number): string => (count === 1 ? '1 egg' : `${formatAmount(count)} eggs`)

/** Words of administration. Texts in the requirements' quotes are exact. */
export const adminTexts = {
  title: 'System Administration',
  dataRepair: 'Data repair',
  about:
    'Gives each egg to the keeper whose breeding project it lies in, and counts other references between accounts without changing them. All of it happens, or nothing. Each run is kept in the audit log.',
  repair: 'Repair Data Separation Issues',
  preview: {
    title: 'What a repair would do now',
    loading: 'Looking for data between accounts. Nothing is changed.',
    failed: 'What a repair would do could not be looked up',
    otherwise: 'Check the connection and try again. Nothing was changed.',
    tryAgain: 'Try again',
    toMove: 'Eggs to reassign',
    accounts: 'Accounts concerned',
    otherReferences: 'Other references, only reported',
    nothing: 'No egg lies in another keeper’s project.',
    log: 'In detail',
  },
  confirm: {
    title: (count: number) => `Reassign ${eggs(count)}?`,
    titleOfNone: 'Run the repair all the same?',
    text: (count: number, accounts: number) =>
      `${eggs(count)} ${count === 1 ? 'goes' : 'go'} to the keeper of the breeding project, between ${formatAmount(accounts)} accounts. There is no way to undo it.`,
    textOfNone:
      'As it stands there is nothing to reassign. The run looks once more and is kept in the audit log.',
    confirm: 'Repair',
  },
  done: 'Data repair completed',
  failed: 'Data repair failed',
  failedWithoutWords: 'Something went wrong',
  failedWithoutAnswer: 'An unexpected error occurred',
  result: 'Result',
  moved: 'Eggs reassigned',
  changed: (count: number) =>
    `The data changed after the preview, which told of ${eggs(count)}. The figures here are what was done.`,
  log: 'Repair log',
  nothingFound: 'No data issues were found that needed repair',
} as const

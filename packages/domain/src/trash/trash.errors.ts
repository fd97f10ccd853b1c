import { DomainError } from '../kernel/domain-error.ts'

export const notInTrash = () =>
  new DomainError('not-found', 'This is not in your trash any more. It may have been deleted for good.')

/** An egg whose number is in use again. */
export const trashedNumberTaken = (eggNumber: string) =>
  new DomainError(
    'taken',
    `Its project has another egg #${eggNumber} by now. Give that one another number, then restore this one.`,
  )

import { DomainError } from '../kernel/domain-error.ts'

export const notInTrash = () =>
  new DomainError('not-found', 'This is not in your trash any more. It may have been deleted for good.')

/** An egg whose number is in use again. */
export const trashedNumberTaken = (eggNumber: string) =>
  new DomainError(
    'taken',
    `Its project has another egg #${eggNumber} by now. Give that one another number, then restore this one.`,
  )

/** A place whose code is in use again, or that of one that stood in it. */
export const trashedCodeTaken = (code: string) =>
  new DomainError(
    'taken',
    `Another place has the code ${code} by now. Give that one another code, then restore this one.`,
  )

/** A clutch whose code is in use again. */
export const trashedClutchCodeTaken = (code: string) =>
  new DomainError(
    'taken',
    `Another clutch has the code ${code} by now. Give that one another code, then restore this one.`,
  )

/** An incubator whose name is in use again, or a box whose name is in its incubator. */
export const trashedNameTaken = (name: string) =>
  new DomainError(
    'taken',
    `Another is called ${name} by now. Give that one another name, then restore this one.`,
  )

/** A condition of an animal of which another of the kind lasts by now. */
export const trashedConditionLasts = ({ kind, since }: { readonly kind: string; readonly since: string }) =>
  new DomainError(
    'taken',
    `Its animal is written down as ${kind} again since ${since}. Enter the last day of that, then restore this one.`,
  )

import { DomainError } from '../kernel/domain-error.ts'

/** Alike for keys that nobody made, that were voided, and of what is not shared: nobody learns which (PLC-13). */
export const labelNotFound = () => new DomainError('not-found', 'This label opens nothing')

const messages = {
  animals: 'One of these animals is not in your collection any more. Choose again without it.',
  places: 'One of these places is not there any more. Choose again without it.',
  projects: 'One of these projects is not there any more. Choose again without it.',
  clutches: 'One of these clutches is not there any more. Choose again without it.',
  boxes: 'One of these boxes is not there any more. Choose again without it.',
  incubators: 'One of these incubators is not there any more. Choose again without it.',
} as const

/** Nothing is labelled where one of several is missing. */
export const labelledNotFound = (field: keyof typeof messages) =>
  new DomainError('not-found', messages[field], { [field]: messages[field] })

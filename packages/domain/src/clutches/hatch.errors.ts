import { DomainError } from '../kernel/domain-error.ts'

export const hatchNotFound = () => new DomainError('not-found', 'Hatch not found')

/** Of an animal that is to be weighed with the young of a clutch. */
export const notOfThisClutch = () =>
  new DomainError('not-found', 'Animal not found in this clutch', {
    weights: 'Animal not found in this clutch',
  })

export const customIdTaken = (customId: string) => {
  const message = `Another animal has the ID ${customId}. Please begin with another.`
  return new DomainError('taken', message, { firstId: message })
}

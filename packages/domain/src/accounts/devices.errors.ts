import { DomainError } from '../kernel/domain-error.ts'

export const deviceNotFound = () => new DomainError('not-found', 'Device not found')

export const tooManyDevices = (most: number) =>
  new DomainError(
    'taken',
    `You have ${most} devices already. Please remove one that you no longer use in Account Settings first.`,
  )

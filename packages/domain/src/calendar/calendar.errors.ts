import { DomainError, StaleVersionError } from '../kernel/domain-error.ts'
import type { CalendarEvent } from './calendar.schema.ts'

export const eventNotFound = () => new DomainError('not-found', 'Event not found')

export const eventChangedMeanwhile = (current: CalendarEvent) =>
  new StaleVersionError(
    'This event was changed somewhere else in the meantime. Reload it and make your change again.',
    current,
  )

export const eventAnimalNotFound = () =>
  new DomainError('not-found', 'That animal is not in your collection', {
    reptileId: 'That animal is not in your collection',
  })

export const eventProjectNotFound = () =>
  new DomainError('not-found', 'That breeding project is not yours', {
    breedingProjectId: 'That breeding project is not yours',
  })

export const nothingToRestore = () =>
  new DomainError('not-found', 'There are no deleted events that could be brought back')

export const feedNotFound = () => new DomainError('not-found', 'Calendar feed not found')

export const tooManyFeeds = (most: number) =>
  new DomainError('taken', `You have ${most} calendar feeds already. Please revoke one first.`)

import { DomainError, refuseField, StaleVersionError } from '../kernel/domain-error.ts'
import { planLimits } from './plan.rules.ts'
import type { ShownPlan } from './plan.schema.ts'

export const planNotFound = () => new DomainError('not-found', 'Plan not found')

export const planChangedMeanwhile = (current: ShownPlan) =>
  new StaleVersionError(
    'This plan was changed somewhere else in the meantime. Reload it and make your change again.',
    current,
  )

/** An animal, or a place, has one plan of a kind and title (HUS-21). */
export const planTwice = (of: 'animal' | 'place') => {
  const message = `This ${of} has another plan of that kind and name. Change that one, or give this one another name.`
  return new DomainError('taken', message, { title: message })
}

export const tooManyPlans = (field: 'animalIds' | 'placeIds', name: string) =>
  refuseField(field, `${name} has ${planLimits.ofSubject} plans, and more are not kept. Remove one first.`)

/** A plan can only take the place of an own event that is still there (HUS-29). */
export const planEventNotFound = () =>
  new DomainError('not-found', 'That event is not in your calendar', {
    fromEventId: 'That event is not in your calendar',
  })

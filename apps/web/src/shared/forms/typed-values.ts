import { isSame } from '@clutchbook/domain/kernel/same'
import type { Fields } from './draft-store.ts'

/** The fields that say something else than the form began with. */
export const changedFields = (first: Fields, values: Fields): Fields =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => !isSame(value, first[field])))

/** What a form begins with, with what was typed before. A field that the form no longer has, or has otherwise, is left out. */
export function withTyped<Values extends Fields>(first: Values, typed: Fields): Values {
  const fits = Object.entries(typed).filter(([field, value]) => {
    if (!Object.hasOwn(first, field)) return false
    const before = first[field]
    return before === null || value === null || typeof before === typeof value
  })
  return { ...first, ...Object.fromEntries(fits) }
}

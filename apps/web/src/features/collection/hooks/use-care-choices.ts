import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { careChoicesQuery } from '../collection.queries.ts'
import type { QuickType } from '../record-form-values.ts'

/** How long typing pauses before the collection is searched, in milliseconds. */
const pause = 200

/** By the last meal, those without one first; of one day in the order they were added, as on the server. */
const longestUnfed = (a: AnimalCard, b: AnimalCard): number =>
  (a.lastFedOn ?? '').localeCompare(b.lastFedOn ?? '') || a.id - b.id

/**
 * The animals that a record may be written down of, archived ones left out, as far as they match what was typed: for a
 * feeding those that went longest without a meal first, else the newest.
 */
export function useCareChoices(type: QuickType, typed: string) {
  const [term] = useDebouncedValue(typed.trim(), pause)
  const sort = type === 'feeding' ? 'unfed' : 'newest'
  const main = useQuery({ ...careChoicesQuery('main', sort, term), placeholderData: keepPreviousData })
  const held = useQuery({ ...careChoicesQuery('holdbacks', sort, term), placeholderData: keepPreviousData })
  const choices = [...(main.data ?? []), ...(held.data ?? [])]
  return {
    choices: choices.sort(sort === 'unfed' ? longestUnfed : (a, b) => b.id - a.id),
    isPending: main.isPending || held.isPending,
    error: main.error ?? held.error,
    retry: () => void Promise.all([main.refetch(), held.refetch()]),
  }
}

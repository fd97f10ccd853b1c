import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Found } from '../search.queries.ts'
import { searchQuery } from '../search.queries.ts'

/** How long typing pauses before the server is asked, in milliseconds: less than one notices. */
const pause = 60

const none: readonly Found[] = []

/** What fits the typed words. `isSettled` tells whether the answer belongs to what stands in the box now. */
export function useFinds(typed: string) {
  const words = typed.trim()
  const [asked] = useDebouncedValue(words, pause)
  const { data, isError, isPlaceholderData, isFetching } = useQuery(searchQuery(asked))
  return {
    finds: words === '' ? none : (data ?? none),
    isSettled: asked === words && !isPlaceholderData && !isFetching,
    hasFailed: isError,
  }
}

import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Related, RelatedKind } from '../related.queries.ts'
import { choicesQuery, relatedQuery } from '../related.queries.ts'

/** How long typing pauses before the server is asked, in milliseconds. */
const pause = 200

type Options = {
  kind: RelatedKind
  /** What is chosen, which is offered whatever was typed. */
  chosen: number | null
  typed: string
  /** Nothing is asked before the field is used. */
  wanted: boolean
}

/** What an event may refer to, as far as it matches what was typed. */
export function useRelatedChoices({ kind, chosen, typed, wanted }: Options) {
  const [term] = useDebouncedValue(typed.trim(), pause)
  const found = useQuery({ ...choicesQuery(kind, term), enabled: wanted, placeholderData: keepPreviousData })
  const linked = useQuery({ ...relatedQuery(kind, chosen ?? 0), enabled: chosen !== null }).data
  const others: Related[] = (found.data ?? []).filter(({ id }) => id !== chosen)
  return { choices: linked ? [linked, ...others] : others, linked }
}

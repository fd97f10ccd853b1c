import { queryOptions } from '@tanstack/react-query'
import { choicesPath, getRelated, listChoices, type RelatedKind, relatedPath } from './related.api.ts'

/** What an event may refer to, narrowed by what was typed. Kept apart from the lists whose answers it cuts short. */
export const choicesQuery = (kind: RelatedKind, typed: string) =>
  queryOptions({
    queryKey: [choicesPath(kind, typed), 'choices'],
    queryFn: ({ signal }) => listChoices(kind, typed, signal),
  })

/** What an event refers to. */
export const relatedQuery = (kind: RelatedKind, id: number) =>
  queryOptions({
    queryKey: [relatedPath(kind, id), 'related'],
    queryFn: ({ signal }) => getRelated(kind, id, signal),
  })

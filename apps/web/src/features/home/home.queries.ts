import { queryOptions } from '@tanstack/react-query'
import { figuresPath, getFigures } from './home.api.ts'

/** The keeper's figures: how many animals, projects, events and eggs; and their newest animals. */
export const figuresQuery = queryOptions({
  queryKey: [figuresPath],
  queryFn: ({ signal }) => getFigures(signal),
})

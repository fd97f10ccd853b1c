import { queryOptions } from '@tanstack/react-query'
import { figuresPath, getFigures, listNewestAnimals, newestAnimalsPath } from './dashboard.api.ts'

/** The keeper's figures: how many animals, projects, events and eggs. */
export const figuresQuery = queryOptions({
  queryKey: [figuresPath],
  queryFn: ({ signal }) => getFigures(signal),
})

/** The newest animals of My Animals, as many as the dashboard shows. */
export const newestAnimalsQuery = queryOptions({
  queryKey: [newestAnimalsPath],
  queryFn: ({ signal }) => listNewestAnimals(signal),
})

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { read, readPages } from '../../shared/api/reads.ts'

/** The clutches of a project, the newest first. */
export const projectClutchesQuery = (breedingProjectId: number) =>
  queryOptions(read('GET /api/clutches', { query: { breedingProjectId, limit: 100 } }))

/** Clutches of which something incubates, what hatches next first. */
export const openClutchesQuery = infiniteQueryOptions(
  readPages('GET /api/clutches', { query: { status: 'open', sort: 'due', limit: 30 } }, { limit: 60 }),
)

/** The clutches of a female, the newest first. */
export const femaleClutchesQuery = (femaleId: number) =>
  queryOptions(read('GET /api/clutches', { query: { femaleId, limit: 100 } }))

import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'

export type Clutch = Answer<'GET /api/clutches'>[number]
export type WholeClutch = Answer<'GET /api/clutches/{id}'>
export type ClutchEntry = Answer<'GET /api/clutches/{id}/log'>[number]
export type Young = Answer<'GET /api/animals'>[number]

/** One clutch with its eggs. */
export const clutchQuery = (id: number) => queryOptions(read('GET /api/clutches/{id}', { params: { id } }))

/** What was done with a clutch and seen on it. */
export const clutchLogQuery = (id: number) =>
  queryOptions(read('GET /api/clutches/{id}/log', { params: { id } }))

/** The animals that came out of a clutch. */
export const clutchYoungQuery = (clutchId: number) =>
  queryOptions(read('GET /api/animals', { query: { clutchId } }))

/** How warm a clutch was by day, and what may come of it. */
export const clutchWarmthQuery = (id: number) =>
  queryOptions(read('GET /api/clutches/{id}/thermal', { params: { id } }))

export type Warmth = Answer<'GET /api/clutches/{id}/thermal'>

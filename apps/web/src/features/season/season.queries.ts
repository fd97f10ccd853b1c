import { queryOptions } from '@tanstack/react-query'
import type { Answer, CallOptions } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'

/** A fact of a female's season as it is read. */
export type Fact = Answer<'GET /api/animals/{id}/season-facts'>[number]

/** The same as it was just saved, with what became of its project. */
export type SavedFact = Answer<'POST /api/animals/{id}/season-facts'>

export type NewFact = CallOptions<'POST /api/animals/{id}/season-facts'>['body']
export type FactChange = NonNullable<CallOptions<'PATCH /api/animals/{id}/season-facts/{factId}'>['body']>

/** What was written down of the seasons of a female, by days; of a male what names him. */
export const seasonFactsQuery = (animalId: number) =>
  queryOptions(read('GET /api/animals/{id}/season-facts', { params: { id: animalId } }))

export type AnimalForecast = Answer<'GET /api/animals/{id}/forecast'>

/** When something of a female is due. */
export type DueWindow = AnimalForecast['windows'][number]

/** What is due of a female, and what would tell it. */
export const forecastQuery = (animalId: number) =>
  queryOptions(read('GET /api/animals/{id}/forecast', { params: { id: animalId } }))

/** On which day seasons begin. Hardly anyone changes it twice, so that it is not asked for with every page (B20). */
export const seasonSettingsQuery = queryOptions({
  ...read('GET /api/season-settings', {}),
  staleTime: Number.POSITIVE_INFINITY,
})

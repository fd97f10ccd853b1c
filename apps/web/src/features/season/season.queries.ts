import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshing } from '../../shared/api/refresh.ts'

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

/** What a keeper sets for all seasons. */
export type SeasonSettings = Answer<'GET /api/season-settings'>
export type SettingsChange = NonNullable<CallOptions<'PUT /api/season-settings'>['body']>

/** Changes some of them; all that is told of seasons follows. */
export const changeSeasonSettings = (cache: QueryClient, body: SettingsChange): Promise<SeasonSettings> =>
  refreshing(cache, 'PUT /api/season-settings', () => call('PUT /api/season-settings', { body }))

/** On which day seasons begin. Hardly anyone changes it twice, so that it is not asked for with every page (B20). */
export const seasonSettingsQuery = queryOptions({
  ...read('GET /api/season-settings', {}),
  staleTime: Number.POSITIVE_INFINITY,
})

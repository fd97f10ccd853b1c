import { type Answer, call, pathOf } from '../../shared/api/client.ts'

/** The figures of the dashboard and of the badges in the navigation. */
export type Figures = Answer<'GET /api/dashboard'>

export const figuresPath = pathOf('GET /api/dashboard', {})
export const getFigures = (signal: AbortSignal): Promise<Figures> => call('GET /api/dashboard', { signal })

const newest = { query: { limit: 6 } }

/** An animal as the dashboard shows it. */
export type NewestAnimal = Answer<'GET /api/animals/main'>[number]

export const newestAnimalsPath = pathOf('GET /api/animals/main', newest)
export const listNewestAnimals = (signal: AbortSignal) => call('GET /api/animals/main', { ...newest, signal })

import { type Answer, call, pathOf } from '../../shared/api/client.ts'

/** The figures of the dashboard and of the badges in the navigation, and the newest animals. */
export type Figures = Answer<'GET /api/dashboard'>

export const figuresPath = pathOf('GET /api/dashboard', {})
export const getFigures = (signal: AbortSignal): Promise<Figures> => call('GET /api/dashboard', { signal })

/** An animal as the dashboard shows it. */
export type NewestAnimal = Figures['newest'][number]

/** An egg and an event as the dashboard shows what is to come. */
export type HatchingEgg = Figures['hatchingNext'][number]
export type NextEvent = Figures['nextEvents'][number]

import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'

/** The figures of the dashboard and of the badges in the navigation, and the newest animals. */
export type Figures = Answer<'GET /api/dashboard'>

/** An animal as the dashboard shows it. */
export type NewestAnimal = Figures['newest'][number]

/** An egg and an event as the dashboard shows what is to come. */
export type HatchingEgg = Figures['hatchingNext'][number]
export type NextEvent = Figures['nextEvents'][number]

/** The keeper's figures: how many animals, projects, events and eggs; and their newest animals. */
export const figuresQuery = queryOptions(read('GET /api/dashboard', {}))

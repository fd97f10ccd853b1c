import { type Probed, probe } from './probe.ts'
import { cookieOf } from './recording.ts'
import type { World } from './world.ts'

/** The keeper of fifty animals, who looks at their list now and then; `until` ends it before its time. */
export const look = (world: World, seconds: number, until?: Promise<unknown>): Promise<Probed> =>
  probe(
    { url: world.url, path: '/api/animals?limit=50', headers: cookieOf(world.keeper(50)) },
    { lanes: 2, seconds, restMs: 10, ...(until && { until }) },
  )

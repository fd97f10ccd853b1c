import type { Actor } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { thawKeyOf } from './thaw-stock.ts'
import { readThawed } from './today.ts'

/** How many pieces are to be thawed today and tomorrow, by the key of like food. */
export async function readThaw(db: Db, actor: Actor, clock: Clock): Promise<ReadonlyMap<string, number>> {
  const thaw = await readThawed(db, actor, clock)
  return new Map(
    thaw.flatMap((one) => {
      const key = thawKeyOf(one)
      return key === null ? [] : [[key, one.count + one.tomorrow] as const]
    }),
  )
}

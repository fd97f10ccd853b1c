import type { Actor } from '../../platform/actor.ts'
import { thawKeyOf } from './thaw-stock.ts'
import { readThawed, type TodayDependencies } from './today.ts'

/** How many pieces are to be thawed today and tomorrow, by the key of like food. */
export async function readThaw(
  dependencies: TodayDependencies,
  actor: Actor,
): Promise<ReadonlyMap<string, number>> {
  const thaw = await readThawed(dependencies, actor)
  return new Map(
    thaw.flatMap((one) => {
      const key = thawKeyOf(one)
      return key === null ? [] : [[key, one.count + one.tomorrow] as const]
    }),
  )
}

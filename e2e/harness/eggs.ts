import { type APIRequestContext, expect } from '@playwright/test'
import { addDays, civilDayOf } from '../../packages/domain/src/kernel/civil-day.ts'

/** Fields of an egg over the wire; the lay date is filled in. */
export type EggFields = Record<string, unknown> & { eggNumber?: string }

/** The day so many days from now, where the keepers of the tests live. */
export const dayFromNow = (days: number): string => addDays(civilDayOf(new Date(), 'Europe/London'), days)

/** Lays eggs in the given order for whoever is signed in, twenty days ago unless stated, and answers their ids. */
export async function layEggs(request: APIRequestContext, eggs: readonly EggFields[]): Promise<number[]> {
  const ids: number[] = []
  for (const egg of eggs) {
    const answer = await request.post('/api/eggs', { data: { layDate: dayFromNow(-20), ...egg } })
    expect(answer.status(), await answer.text()).toBe(201)
    ids.push((await answer.json()).id)
  }
  return ids
}

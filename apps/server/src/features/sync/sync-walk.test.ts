import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { type DeviceCopy, differencesOf, emptyCopy, feed } from '../../testing/changes/device-copy.ts'
import { createRandomCalls } from '../../testing/changes/random-calls.ts'
import { formOf, timesInFull } from '../../testing/full.ts'
import { addSeason } from '../../testing/season.ts'
import { seeded } from '../../testing/seeded.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const writers = 4

onBothDatabases('a copy that is fed by differences', (dialect) => {
  /** Brings the copy up to date and answers one made anew, both of one state: reminders are delivered between two reads. */
  const readBoth = async (keeper: Visitor, copy: DeviceCopy): Promise<DeviceCopy> => {
    for (;;) {
      await feed(keeper, copy, 1000)
      const whole = emptyCopy()
      await feed(keeper, whole, 1000)
      if (whole.state === copy.state) return whole
    }
  }

  const walk = async (steps: number): Promise<void> => {
    // Nothing of what is written grows older than a copy goes back.
    const clock = createTestClock()
    const { app, keeper: begin } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' }, clock })
    const keeper = await begin()
    await addSeason(keeper)
    const { id } = (await keeper.get('/api/user')).json()
    const seed = Date.now() % 1_000_000
    const number = seeded(seed)
    const makeUp = createRandomCalls(app.db, { keeperId: id, number, now: clock.now })
    const copy = emptyCopy()
    const taken = new Set<string>()
    const work = async (): Promise<void> => {
      const { method, path, body } = await makeUp()
      const { status, text } = await keeper.call(method, path, body ? { body } : {})
      if (status >= 500) throw new Error(`${method} ${path} answers ${text} (seed ${seed})`)
      if (status < 300) taken.add(`${method} ${path.replaceAll(/\d+/g, '#')}`)
    }
    for (let step = 0; step < steps; step++) {
      // It is fed while others write, and once more when they are done.
      const reminding = step % 10 === 0 ? [app.services.notifications.deliverReminders()] : []
      await Promise.all([
        ...reminding,
        ...Array.from({ length: writers }, work),
        feed(keeper, copy, 1 + number(60)),
      ])
      const whole = await readBoth(keeper, copy)
      expect(differencesOf(copy, whole), `step ${step} of seed ${seed}`).toEqual([])
    }
    expect(taken.size, [...taken].sort().join('\n')).toBeGreaterThan(Math.min(steps, 40))
  }

  test(
    'OFF-02 is the same as one made anew after each of many steps of four writers at once',
    { timeout: 900_000, ...formOf(dialect === 'sqlite') },
    () => walk(timesInFull(1000, 25)),
  )
})

import { eventTypes } from '@clutchbook/domain/calendar/calendar.rules'
import { expect, test } from 'vitest'
import { startApp } from '../apps/server/src/testing/test-app.ts'
import { createTestClock } from '../apps/server/src/testing/test-clock.ts'
import { seedCalendar } from './seed-calendar.ts'

test('A11 the demo keeper’s calendar holds every type of event, some done, and the bell has something to tell', async () => {
  const running = await startApp('sqlite', { clock: createTestClock() })
  const keeper = await running.keeper()
  const { id } = (await keeper.get('/api/user')).json()
  const actor = { keeperId: id, plan: 'pro', isAdmin: false, timeZone: 'UTC', dataVersion: 1 } as const
  await seedCalendar({ app: running.app, actor, today: '2026-06-15' })
  const events: { type: string; completed: boolean }[] = (await keeper.get('/api/events')).json()
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(eventTypes))
  expect(events.filter(({ completed }) => completed)).toHaveLength(3)
  expect((await keeper.get('/api/notifications')).json()).toHaveLength(3)
})

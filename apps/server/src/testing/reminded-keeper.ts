import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'
import type { Visitor } from './visitor.ts'

type Notified = { title: string; message: string; eventId: number | null; createdAt: string }

/** Adds an event whose reminder is on, and answers it. */
export async function addReminder(keeper: Visitor, body: object) {
  const answer = await keeper.post('/api/events', { title: 'Feed adults', reminder: true, ...body })
  expect(answer.status, answer.text).toBe(201)
  return answer.json()
}

/** Changes an event by one of its three calls: '', '/complete' or '/reminder'. */
export const changeEvent = (keeper: Visitor, id: number, path: string, body: object) =>
  keeper.call('PUT', `/api/events/${id}${path}`, { body })

/** A keeper whose session outlives the weeks that a test's clock is moved on. */
export async function stayingKeeper(running: TestApp, timeZone = 'UTC'): Promise<Visitor> {
  const username = `keeper-${randomUUID().slice(0, 13)}`
  const keeper = await running.keeper({ username, timeZone })
  await keeper.post('/api/login', { username, password: 'rack-7-tubs', rememberMe: true })
  return keeper
}

/** What the keeper has been told so far, the first first. */
export const toldTo = async (keeper: Visitor): Promise<Notified[]> =>
  (await keeper.get('/api/notifications')).json().reverse()

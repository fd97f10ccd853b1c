import { type APIRequestContext, expect } from '@playwright/test'

/** Adds an incubator for whoever is signed in, and answers its number. */
export async function addIncubator(request: APIRequestContext, fields: object = {}): Promise<number> {
  const answer = await request.post('/api/incubators', { data: { name: 'Left shelf', ...fields } })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

const hourMs = 60 * 60_000

/** An incubator with a box, a day of readings and an alarm that lasts. */
export async function addFilledIncubator(request: APIRequestContext): Promise<number> {
  const id = await addIncubator(request, { temperature: 31.5, highTemperature: 33, graceMinutes: 0 })
  await request.post(`/api/incubators/${id}/boxes`, { data: { name: 'Box A', capacity: 12 } })
  const readings = Array.from({ length: 24 }, (_none, back) => ({
    ...{ incubatorId: id, at: new Date(Date.now() - back * hourMs).toISOString() },
    ...{ temperature: back === 0 ? 34.2 : 31.5, humidity: 90 },
  }))
  const sent = await request.post('/api/readings', { data: { readings } })
  expect(sent.ok(), await sent.text()).toBe(true)
  return id
}

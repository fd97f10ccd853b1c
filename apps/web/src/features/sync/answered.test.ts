import { expect, test } from 'vitest'
import { heedAnswer, whenReached } from './answered.ts'

const json = { 'Content-Type': 'application/json; charset=utf-8' }

test('OFF-13 every answer tells that the server is reached, also a refusal; that of something between does not', () => {
  let times = 0
  whenReached(() => {
    times++
  })
  heedAnswer(new Response('{}', { headers: json }))
  heedAnswer(new Response('{}', { status: 500 }))
  heedAnswer(new Response('{}', { status: 503, headers: json }))
  expect(times).toBe(3)
  for (const status of [502, 503, 504]) heedAnswer(new Response('<html>', { status }))
  expect(times).toBe(3)
  whenReached(null)
})

import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createAdding, takeRecordBack } from './record-changes.queries.ts'
import type { AnimalRecord } from './records.queries.ts'

afterEach(() => vi.unstubAllGlobals())

const record: AnimalRecord = {
  ...{ id: 9, animalId: 7, version: 1, createdAt: '2026-06-15T08:00:00.000Z' },
  ...{ recordType: 'weight', recordDate: '2026-06-15', measurement: '450', unit: 'grams', details: null },
  ...{ recordTime: null, endDate: null, data: null, clientId: null, placeId: null },
}

type Given = { readonly status: number; readonly body?: object } | 'lost'

/** A server that gives these answers, the last one on and on; answers what it was asked, as `METHOD path If-Match body`. */
function listen(...answers: readonly Given[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string, { method, headers, body: sent }: RequestInit) => {
    const given = answers[Math.min(asked.length, answers.length - 1)]
    asked.push([method, path, new Headers(headers).get('If-Match'), sent].filter(Boolean).join(' '))
    if (given === 'lost' || !given) return Promise.reject(new TypeError('Failed to fetch'))
    const { status, body } = given
    return Promise.resolve(new Response(body ? JSON.stringify(body) : null, { status }))
  })
  return asked
}

test('U7 R13 Undo takes back the version of a record that was added, and a newer one is left to its keeper', async () => {
  const asked = listen({ status: 204 })
  expect(await takeRecordBack(new QueryClient(), record, null)).toEqual({ weightStays: false })
  expect(asked).toEqual(['DELETE /api/animals/7/records/9 "1"'])
  listen({ status: 412, body: { message: 'Changed', code: 'stale-version' } })
  await expect(takeRecordBack(new QueryClient(), record, null)).rejects.toMatchObject({ status: 412 })
})

test('U7 R13 Undo of a weight gives the former one back in the same call, of the version that it was added to', async () => {
  const asked = listen({ status: 200, body: { weightStays: true } })
  const before = { weight: 420, weightUnit: 'grams', version: 3 } as const
  expect(await takeRecordBack(new QueryClient(), record, before)).toEqual({ weightStays: true })
  expect(asked).toEqual([`POST /api/animals/7/records/9/take-back "1" ${JSON.stringify(before)}`])
})

const created = { status: 201, body: record }
const said = (details: string) => ({ recordType: 'note', recordDate: '2026-06-15', details })
const adding = (details: string) =>
  `POST /api/animals/7/records ${JSON.stringify({ ...said(details), clientId: 'one-form' })}`

test('HUS-13 HUS-16 what is changed after a lost answer is saved: the record is found by its name and changed', async () => {
  const asked = listen('lost', created, { status: 200, body: { ...record, version: 2 } })
  const save = createAdding(7, 'one-form')
  await expect(save(said('first'))).rejects.toMatchObject({ status: 0 })
  expect(await save(said('then'))).toMatchObject({ version: 2 })
  expect(asked).toEqual([
    adding('first'),
    adding('first'),
    `PATCH /api/animals/7/records/9 "1" ${JSON.stringify({ measurement: '', unit: '', ...said('then') })}`,
  ])
})

test('HUS-13 HUS-16 saved again as it was, or after a refusal, a record is added by one call', async () => {
  const again = listen('lost', created)
  const save = createAdding(7, 'one-form')
  await expect(save(said('first'))).rejects.toMatchObject({ status: 0 })
  await save(said('first'))
  expect(again).toEqual([adding('first'), adding('first')])
  const refused = { status: 400, body: { message: 'No', code: 'not-valid' } }
  const mended = listen(refused, created)
  const saveOther = createAdding(7, 'one-form')
  await expect(saveOther(said('bad'))).rejects.toMatchObject({ status: 400 })
  await saveOther(said('good'))
  expect(mended).toEqual([adding('bad'), adding('good')])
  // Lost, and refused when it was asked for again: it is not there.
  const later = listen('lost', refused, created)
  const saveThird = createAdding(7, 'one-form')
  await expect(saveThird(said('bad'))).rejects.toMatchObject({ status: 0 })
  await saveThird(said('good'))
  expect(later).toEqual([adding('bad'), adding('bad'), adding('good')])
})

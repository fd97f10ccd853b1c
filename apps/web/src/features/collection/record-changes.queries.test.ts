import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { takeRecordBack } from './record-changes.queries.ts'
import type { AnimalRecord } from './records.queries.ts'

afterEach(() => vi.unstubAllGlobals())

const record: AnimalRecord = {
  ...{ id: 9, animalId: 7, version: 1, createdAt: '2026-06-15T08:00:00.000Z' },
  ...{ recordType: 'weight', recordDate: '2026-06-15', measurement: '450', unit: 'grams', details: null },
  ...{ recordTime: null, endDate: null, data: null, clientId: null },
}

/** A server that gives one answer; answers what it was asked, as `METHOD path If-Match body`. */
function listen(status: number, body: string | null): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string, { method, headers, body: sent }: RequestInit) => {
    asked.push([method, path, new Headers(headers).get('If-Match'), sent].filter(Boolean).join(' '))
    return Promise.resolve(new Response(body, { status }))
  })
  return asked
}

test('U7 R13 Undo takes back the version of a record that was added, and a newer one is left to its keeper', async () => {
  const asked = listen(204, null)
  expect(await takeRecordBack(new QueryClient(), record, null)).toEqual({ weightStays: false })
  expect(asked).toEqual(['DELETE /api/animals/7/records/9 "1"'])
  listen(412, JSON.stringify({ message: 'Changed', code: 'stale-version' }))
  await expect(takeRecordBack(new QueryClient(), record, null)).rejects.toMatchObject({ status: 412 })
})

test('U7 R13 Undo of a weight gives the former one back in the same call, of the version that it was added to', async () => {
  const asked = listen(200, JSON.stringify({ weightStays: true }))
  const before = { weight: 420, weightUnit: 'grams', version: 3 } as const
  expect(await takeRecordBack(new QueryClient(), record, before)).toEqual({ weightStays: true })
  expect(asked).toEqual([
    `POST /api/animals/7/records/9/take-back "1" ${JSON.stringify({ weight: 420, weightUnit: 'grams', version: 3 })}`,
  ])
})

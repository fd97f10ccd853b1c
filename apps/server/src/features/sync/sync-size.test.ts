import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp } from '../../testing/test-app.ts'

const many = 10_000
const rowsAtOnce = 200

const words = [
  'Ember',
  'Nagini',
  'Dahlia',
  'Cinder',
  'Rook',
  'Clementine',
  'Maple',
  'Nettle',
  'Ash',
  'Juniper',
]

/** The nth of many animals, each unlike the others as those of a keeper are. */
const animalOf = (keeperId: number, n: number) => ({
  ...{ keeperId, version: 1, createdAt: '2026-01-01T00:00:00.000Z', name: `${words[n % 10]} ${n}` },
  ...{ species: 'Python regius', morph: n % 3 ? 'Pastel Clown' : '66% het Piebald' },
  sex: n % 2 ? ('Male' as const) : ('Female' as const),
  dateOfBirth: `20${10 + (n % 16)}-0${1 + (n % 9)}-1${n % 10}`,
  ...{ weight: 40 + ((n * 37) % 2900), weightUnit: 'grams' as const, customId: `BP-${n}` },
  ...{ isHoldback: n % 10 === 1, isArchived: n % 10 === 2, priceStatus: 'Not For Sale' as const },
  ...{ priceCurrency: 'USD', profilePhotoIndex: 0, searchText: `ember ${n}`, customIdKey: `0${n}` },
})

onBothDatabases('the bytes of a copy', (dialect) => {
  test('OFF-26 all of 10,000 animals is at most 9 MB, 1.2 MB compressed; ten changes among them 10 KB, and none 304', {
    timeout: 120_000,
  }, async () => {
    const { app, keeper: begin } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const keeper = await begin()
    const { id: keeperId } = (await keeper.get('/api/user')).json()
    for (let at = 0; at < many; at += rowsAtOnce)
      await app.db
        .insertInto('animal')
        .values(Array.from({ length: rowsAtOnce }, (_, n) => animalOf(keeperId, at + n)))
        .execute()
    const path = '/api/sync?limit=1000&earlier=true'
    const ids: number[] = []
    let [plain, packed, state] = [0, 0, '']
    for (let next: string | null = ''; next !== null; ) {
      const cursor: string = next === '' ? '' : `&cursor=${encodeURIComponent(next)}`
      const { text, json } = await keeper.get(`${path}${cursor}`)
      plain += Buffer.byteLength(text)
      packed += gzipSync(text).length
      ids.push(...json().records.animals.map(({ id }: { id: number }) => id))
      ;({ next, state } = json())
    }
    expect(ids).toHaveLength(many)
    expect(plain).toBeLessThan(9_000_000)
    expect(packed).toBeLessThan(1_200_000)
    for (const id of ids.slice(5000, 5010)) await keeper.patch(`/api/animals/${id}`, { weight: 777 })
    const since = await keeper.get(`${path}&state=${state}`)
    expect(since.json().records.animals).toHaveLength(10)
    expect(Buffer.byteLength(since.text)).toBeLessThan(10_000)
    const anew = await keeper.get(`${path}&state=${since.json().state}`)
    const tag = anew.headers.get('etag') ?? ''
    const again = await keeper.get(`${path}&state=${since.json().state}`, { 'If-None-Match': tag })
    expect(again.status).toBe(304)
  })
})

import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { copyPath, fetchCopy, weighPages } from '../../testing/changes/copy-pages.ts'
import { formOf } from '../../testing/full.ts'
import { addAnimals } from '../../testing/many-animals.ts'
import { startApp } from '../../testing/test-app.ts'

const many = 10_000

onBothDatabases('the bytes of a copy', (dialect) => {
  test('OFF-26 all of 10,000 animals is at most 9 MB, 1.2 MB compressed; ten changes among them 10 KB, and none 304', {
    timeout: 120_000,
    ...formOf(dialect === 'sqlite'),
  }, async () => {
    const { app, keeper: begin } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const keeper = await begin()
    const { id: keeperId } = (await keeper.get('/api/user')).json()
    await addAnimals(app.db, keeperId, many)
    const { pages, state } = await fetchCopy(keeper)
    const { plain, packed } = weighPages(pages)
    const ids: number[] = pages.flatMap((page) =>
      JSON.parse(page).records.animals.map(({ id }: { id: number }) => id),
    )
    expect(ids).toHaveLength(many)
    expect(plain).toBeLessThan(9_000_000)
    expect(packed).toBeLessThan(1_200_000)
    for (const id of ids.slice(5000, 5010)) await keeper.patch(`/api/animals/${id}`, { weight: 777 })
    const since = await keeper.get(`${copyPath}&state=${state}`)
    expect(since.json().records.animals).toHaveLength(10)
    expect(Buffer.byteLength(since.text)).toBeLessThan(10_000)
    const anew = await keeper.get(`${copyPath}&state=${since.json().state}`)
    const tag = anew.headers.get('etag') ?? ''
    const again = await keeper.get(`${copyPath}&state=${since.json().state}`, { 'If-None-Match': tag })
    expect(again.status).toBe(304)
  })
})

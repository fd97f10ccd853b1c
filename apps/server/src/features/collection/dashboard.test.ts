import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp } from '../../testing/test-app.ts'

onBothDatabases('the dashboard', (dialect) => {
  test('F5 one answer holds the figures, the limit of the plan and the six newest of My Animals', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (let n = 1; n <= 7; n += 1)
      await keeper.post('/api/animals', { name: `Ember ${n}`, species: 'Python regius' })
    await keeper.post('/api/animals', { name: 'Kept', species: 'Python regius', isHoldback: true })
    const { newest, ...figures } = (await keeper.get('/api/dashboard')).json()
    expect(figures).toMatchObject({ totalAnimals: 8, holdbacks: 1, archived: 0, animalLimit: 10 })
    expect(newest).toEqual((await keeper.get('/api/animals/main?limit=6')).json())
    expect(newest.map(({ name }: { name: string }) => name)).toEqual(
      [7, 6, 5, 4, 3, 2].map((n) => `Ember ${n}`),
    )
  })

  test('without limits it names none, and what a browser kept under limits is not taken for it', async () => {
    const limited = await (await startApp(dialect)).keeper()
    const kept = (await limited.get('/api/dashboard')).headers.get('etag') ?? ''
    const free = await (await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })).keeper()
    const answer = await free.get('/api/dashboard', { 'if-none-match': kept })
    expect([answer.status, answer.json().animalLimit]).toEqual([200, null])
  })
})

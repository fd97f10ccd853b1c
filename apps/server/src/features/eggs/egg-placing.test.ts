import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'

const message = 'An egg cannot hatch before its clutch was laid'

onBothDatabases('eggs that are put into clutches', (dialect) => {
  test('CLU-09 no egg of a clutch hatches before that was laid, whichever call says so', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id: breedingProjectId } = await createProject(keeper)
    const early = { breedingProjectId, layDate: '2026-03-01' }
    const laid = { breedingProjectId, layDate: '2026-05-01', eggs: 1, firstNumber: '10' }
    const { id: clutchId, eggs } = (await keeper.post('/api/clutches', laid)).json()
    const hatched = { ...early, status: 'Hatched', hatchDate: '2026-04-30' }
    const { id } = (await keeper.post('/api/eggs', { ...hatched, eggNumber: '1' })).json()
    const inside = eggs[0].id
    await keeper.patch(`/api/eggs/${inside}`, { layDate: '2026-03-01' })
    const { hatchDate } = hatched
    const refusals = [
      ['POST', '/api/eggs', { ...hatched, clutchId, eggNumber: '2' }, 'hatchDate'],
      ['PATCH', `/api/eggs/${id}`, { clutchId }, 'clutchId'],
      ['PATCH', `/api/eggs/${id}`, { clutchId, hatchDate }, 'hatchDate'],
      ['PATCH', `/api/eggs/${inside}`, { status: 'Hatched', hatchDate }, 'hatchDate'],
      ['POST', '/api/eggs/hatch', { eggs: [{ id: inside }], hatchDate }, 'hatchDate'],
    ] as const
    const before = (await keeper.get('/api/eggs')).json()
    for (const [method, path, body, field] of refusals) {
      const refused = await keeper.call(method, path, { body })
      expect([method, path, refused.status, refused.json().errors]).toEqual([
        ...[method, path, 400],
        { [field]: message },
      ])
    }
    expect((await keeper.get('/api/eggs')).json()).toEqual(before)
    const later = { clutchId, hatchDate: '2026-05-01' }
    expect((await keeper.patch(`/api/eggs/${id}`, later)).json()).toMatchObject(later)
    expect((await keeper.patch(`/api/eggs/${id}`, { clutchId: null, hatchDate })).status).toBe(200)
  })
})

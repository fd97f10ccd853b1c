import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'

onBothDatabases('the season in figures', (dialect) => {
  test('COL-Q03 hatch rate of each project and of all, eggs and projects by status, own data only', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const first = await createProject(keeper, { project: { status: 'Hatched' } })
    const second = await createProject(keeper, { project: { name: 'Banana', status: 'Gravid' } })
    await createProject(keeper, { project: { status: 'Gravid' } })
    const add = (who: typeof keeper, breedingProjectId: number | null, status: string) =>
      who.post('/api/eggs', { layDate: '2026-05-01', breedingProjectId, status })
    for (const status of ['Hatched', 'Hatched', 'Slugged', 'Incubating']) await add(keeper, first.id, status)
    for (const status of ['Incubating', 'Incubating']) await add(keeper, second.id, status)
    await add(keeper, null, 'Failed')
    await add(other, null, 'Hatched')
    const empty = { failed: 0, infertile: 0, slugged: 0 }
    expect((await keeper.get('/api/statistics/breeding')).json()).toEqual({
      projectsByStatus: [
        { status: 'Gravid', count: 1 },
        // It followed the eggs that were laid in it (BRD-52).
        { status: 'Eggs Laid', count: 1 },
        { status: 'Hatched', count: 1 },
      ],
      eggsByStatus: [
        { status: 'Incubating', count: 3 },
        { status: 'Hatched', count: 2 },
        { status: 'Failed', count: 1 },
        { status: 'Infertile', count: 0 },
        { status: 'Slugged', count: 1 },
      ],
      eggs: 7,
      hatchRate: 0.5,
      projects: [
        {
          projectId: second.id,
          name: 'Banana',
          eggs: 2,
          incubating: 2,
          hatched: 0,
          ...empty,
          hatchRate: null,
        },
        {
          ...{ projectId: first.id, name: 'Clown x Pied', eggs: 4, incubating: 1, hatched: 2 },
          ...{ ...empty, slugged: 1, hatchRate: 2 / 3 },
        },
      ],
    })
    expect((await (await newKeeper()).get('/api/statistics/breeding')).json()).toMatchObject({
      projectsByStatus: [],
      eggs: 0,
      hatchRate: null,
      projects: [],
    })
  })
})

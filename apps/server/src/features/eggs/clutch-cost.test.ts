import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { countStatements } from '../../testing/counted-statements.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

/** Counts what it takes to move eggs into a clutch, to move that in time and into another project, and to delete it. */
async function countAll({ app }: TestApp, keeper: Visitor, count: number) {
  const { id: breedingProjectId } = await createProject(keeper)
  const { id: otherId } = await createProject(keeper, { project: { status: 'Gravid' } })
  const laid = { breedingProjectId, layDate: '2026-05-01' }
  const loose: { id: number }[] = (await keeper.post('/api/eggs/clutch', { ...laid, count })).json()
  const { id } = (await keeper.post('/api/clutches', { ...laid, slugs: 1, firstNumber: '500' })).json()
  const path = `/api/clutches/${id}`
  const countOf = (method: string, to: string, body?: object): Promise<number> =>
    countStatements(app.db, async () => {
      const answer = await keeper.call(method, to, { body })
      expect(answer.status, answer.text).toBeLessThan(300)
    })
  const costs = {
    movingIn: await countOf('POST', `${path}/eggs`, { ids: loose.map((egg) => egg.id) }),
    otherDay: await countOf('PATCH', path, { layDate: '2026-04-30' }),
    otherProject: await countOf('PATCH', path, { breedingProjectId: otherId }),
  }
  const whole = (await keeper.get(path)).json()
  expect(whole).toMatchObject({ eggCount: count + 1, breedingProjectId: otherId })
  for (const egg of whole.eggs)
    expect(egg).toMatchObject({ clutchId: id, breedingProjectId: otherId, layDate: whole.layDate })
  const project = (await keeper.get(`/api/breeding-projects/${otherId}`)).json()
  expect(project).toMatchObject({ status: 'Eggs Laid', eggCount: count + 1 })
  return { ...costs, deleting: await countOf('DELETE', path) }
}

onBothDatabases('what a clutch of many eggs costs', (dialect) => {
  test('CLU-06 CLU-09 CLU-10 forty eggs move and leave with their clutch in as many statements as two', async () => {
    const running = await startApp(dialect, { env: { PLAN_LIMITS: 'off' }, ownDatabase: true })
    const keeper = await running.keeper()
    expect(await countAll(running, keeper, 40)).toEqual(await countAll(running, keeper, 2))
  })
})

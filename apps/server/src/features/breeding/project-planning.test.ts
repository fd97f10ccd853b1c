import { projectLimits } from '@clutchbook/domain/breeding/breeding.rules'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createPair } from '../../testing/pair.ts'
import { refusalOf, taken } from '../../testing/season-facts.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { projectNameOf } from './project-planning.ts'

const path = '/api/pairing-planner/projects'

/** So many pairs of own animals. */
async function addPairs(keeper: Visitor, count: number) {
  const pairs: { maleId: number; femaleId: number }[] = []
  for (let n = 0; n < count; n += 1) pairs.push(await createPair(keeper))
  return pairs
}

const projectsOf = async (keeper: Visitor) => (await keeper.get('/api/breeding-projects')).json()
const activeOf = async (keeper: Visitor) => (await keeper.get('/api/dashboard')).json().activeBreeding

onBothDatabases('pairs that are planned together', (dialect) => {
  test('PLN-05 each pair becomes a project that is named after both, in the order of the call', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const pairs = await addPairs(keeper, 3)
    const projects = await taken(keeper.post(path, { pairs, startDate: '2026-11-01' }))
    const begun = { name: 'Cinder x Dahlia', startDate: '2026-11-01', status: 'Pairing', clutchSize: null }
    expect(projects).toMatchObject(pairs.map((pair) => ({ ...pair, ...begun, expectedLayDate: null })))
    expect(await activeOf(keeper)).toBe(3)
    expect(await projectsOf(keeper)).toHaveLength(3)
  })

  test('PLN-05 a pair that has an active project is refused with all others, unless again is said', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const [first, second, third] = await addPairs(keeper, 3)
    const [project] = await taken(keeper.post(path, { pairs: [second] }))
    const refused = await keeper.post(path, { pairs: [first, second, third] })
    expect(refusalOf(refused)).toEqual([409, 'pairs.1', 'taken'])
    expect(refused.json().message).toContain('Cinder x Dahlia')
    expect(await projectsOf(keeper)).toHaveLength(1)
    expect(await activeOf(keeper)).toBe(1)
    expect(await taken(keeper.post(path, { pairs: [first, second], again: true }))).toHaveLength(2)
    await taken(keeper.put(`/api/breeding-projects/${project.id}`, { status: 'Completed' }))
    expect(refusalOf(await keeper.post(path, { pairs: [second] }))).toEqual([409, 'pairs.0', 'taken'])
  })

  test('PLN-05 more than the plan holds is a 403, and nothing is stored', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const known = await addPairs(keeper, 3)
    // Each of three males with two of the females.
    const pairs = known.flatMap(({ maleId }, at) =>
      [at, (at + 1) % 3].map((other) => ({ maleId, femaleId: known[other]?.femaleId ?? 0 })),
    )
    const refused = await keeper.post(path, { pairs })
    expect([refused.status, refused.json().code]).toEqual([403, 'plan-limit'])
    expect(await projectsOf(keeper)).toEqual([])
    expect(await taken(keeper.post(path, { pairs: pairs.slice(1) }))).toHaveLength(5)
    expect((await keeper.post(path, { pairs: pairs.slice(0, 1) })).status).toBe(403)
  })

  test('PLN-05 what can be no pair is refused beside it, and nothing is stored', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const [pair] = await addPairs(keeper, 1)
    const foreign = await createPair(other)
    if (!pair) throw new Error('No pair was added')
    const wrong: [object[], [number, string, string]][] = [
      [
        [pair, { ...pair, maleId: foreign.maleId }],
        [404, 'pairs.1.maleId', 'not-found'],
      ],
      [
        [pair, { ...pair, femaleId: foreign.femaleId }],
        [404, 'pairs.1.femaleId', 'not-found'],
      ],
      [[{ maleId: pair.femaleId, femaleId: pair.maleId }], [400, 'pairs.0.maleId', 'not-valid']],
      [
        [pair, pair],
        [400, 'pairs.1', 'not-valid'],
      ],
      [[{ maleId: pair.maleId }], [400, 'pairs.0.femaleId', 'not-valid']],
      [[], [400, 'pairs', 'not-valid']],
      [Array.from({ length: 201 }, () => pair), [400, 'pairs', 'not-valid']],
    ]
    for (const [pairs, refusal] of wrong)
      expect(refusalOf(await keeper.post(path, { pairs }))).toEqual(refusal)
    const badDay = await keeper.post(path, { pairs: [pair], startDate: 'soon' })
    expect(refusalOf(badDay)).toEqual([400, 'startDate', 'not-valid'])
    expect(await projectsOf(keeper)).toEqual([])
  })

  test('PLN-05 a call that is repeated with its key makes one set of projects', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const pairs = await addPairs(keeper, 2)
    const headers = { 'idempotency-key': 'plan-the-season-1' }
    const plan = () => keeper.call('POST', path, { body: { pairs }, headers })
    const [first, second] = [await taken(plan()), await taken(plan())]
    expect(second).toEqual(first)
    expect(await projectsOf(keeper)).toHaveLength(2)
  })

  test('PLN-05 all of them are taken back at once, and each comes back from the trash by itself', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const pairs = await addPairs(keeper, 3)
    const projects = await taken(keeper.post(path, { pairs }))
    const ids = projects.map(({ id }: { id: number }) => id)
    const remove = (by: Visitor, body: object) => by.post('/api/breeding-projects/remove', body)
    expect((await remove(other, { ids })).status).toBe(404)
    expect((await remove(keeper, { ids: [...ids, 2 ** 40] })).status).toBe(404)
    expect(await activeOf(keeper)).toBe(3)
    expect(await taken(remove(keeper, { ids }))).toEqual({ ids })
    expect([await projectsOf(keeper), await activeOf(keeper)]).toEqual([[], 0])
    expect((await remove(keeper, { ids })).status).toBe(404)
    const restored = await keeper.post(`/api/trash/breeding-projects/${ids[1]}/restore`)
    expect(restored.status, restored.text).toBe(200)
    expect(await projectsOf(keeper)).toMatchObject([{ id: ids[1] }])
    expect(await activeOf(keeper)).toBe(1)
  })
})

test('PLN-05 a name that would be too long keeps something of both animals', () => {
  expect(projectNameOf('Ash', 'Birch')).toBe('Ash x Birch')
  const long = projectNameOf('A'.repeat(100), 'B'.repeat(100))
  expect(long).toHaveLength(projectLimits.name)
  expect(long).toMatch(/^A{50,} x B{50,}$/)
  const uneven = projectNameOf('A'.repeat(200), 'Birch')
  expect(uneven).toHaveLength(projectLimits.name)
  expect(uneven.endsWith('A x Birch')).toBe(true)
  const pictures = projectNameOf(`A${'🐍'.repeat(60)}`, 'B'.repeat(100))
  expect(pictures).toMatch(/^A(🐍){28} x B{59}$/u)
})

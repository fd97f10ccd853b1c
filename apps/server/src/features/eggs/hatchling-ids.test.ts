import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

onBothDatabases('custom IDs of hatchlings', (dialect) => {
  test('EGG-45 custom IDs count on from those of the species, never onto one that is taken, also from two tabs at once', async () => {
    const { keeper: newKeeper } = await startApp(dialect, { clock: createTestClock() })
    const [keeper, stranger] = [await newKeeper(), await newKeeper()]
    const add = (owner: Visitor, species: string, customId: string) =>
      owner.post('/api/animals', { name: 'Ash', species, customId })
    await add(keeper, 'Python regius', 'BP-07')
    await add(keeper, 'Python regius', 'bp-10')
    await add(keeper, 'Morelia spilota', 'CP-30')
    await add(stranger, 'Python regius', 'BP-90')
    const suggested = async (species?: string) =>
      (await keeper.get(`/api/animals/next-custom-id${species ? `?species=${species}` : ''}`)).json().customId
    expect(await suggested('Python regius')).toBe('bp-11')
    expect(await suggested('Morelia spilota')).toBe('CP-31')
    expect(await suggested()).toBeNull()
    const project = await createProject(keeper)
    const clutch = { layDate: '2026-04-16', breedingProjectId: project.id, count: 5 }
    const laid: { id: number }[] = (await keeper.post('/api/eggs/clutch', clutch)).json()
    const ids = laid.map(({ id }) => id)
    const hatch = (from: string, ...eggs: object[]) =>
      keeper.post('/api/eggs/hatch', { eggs, firstCustomId: from })
    const refused = await hatch('Queen', { id: ids[0] })
    const message = 'Please end the first ID with a digit, so that the others can follow'
    expect([refused.status, refused.json()]).toEqual([
      400,
      { message, code: 'not-valid', errors: { firstCustomId: message } },
    ])
    // Two tabs begin at the same ID.
    const answers = await Promise.all([
      hatch('BP-08', { id: ids[0] }, { id: ids[1] }),
      hatch('BP-08', { id: ids[2] }, { id: ids[3], customId: 'BP-11' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const all = (await keeper.get('/api/animals'))
      .json()
      .flatMap((animal: { customId: string | null }) => animal.customId ?? [])
    expect(all.toSorted()).toEqual(['BP-07', 'BP-08', 'BP-09', 'BP-11', 'BP-12', 'CP-30', 'bp-10'].toSorted())
    expect((await hatch('', { id: ids[4] })).json()[0].animal.customId).toBeNull()
  })
})

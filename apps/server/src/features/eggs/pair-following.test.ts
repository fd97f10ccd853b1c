import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

async function lay(keeper: Visitor, clutch: object) {
  const answer = await keeper.post('/api/clutches', { layDate: '2026-06-01', eggs: 1, ...clutch })
  expect(answer.status, answer.text).toBe(201)
  return answer.json()
}

const read = async (keeper: Visitor, id: number) => (await keeper.get(`/api/clutches/${id}`)).json()

onBothDatabases('clutches of a project whose pair is corrected', (dialect) => {
  test('CLU-02 CLU-19 have the parents of the corrected pair, one version on, and so have their young', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id: breedingProjectId, path, maleId, femaleId } = await createProject(keeper)
    const clutch = await lay(keeper, { breedingProjectId })
    const loose = await lay(keeper, { femaleId, sireIds: [maleId] })
    const male = await addAnimal(keeper, { name: 'Rook', sex: 'Male' })
    const female = await addAnimal(keeper, { name: 'Wren', sex: 'Female' })
    expect((await keeper.put(path, { maleId: male, femaleId: female })).status).toBe(200)
    const corrected = { femaleId: female, femaleName: 'Wren', sireIds: [male], sireNames: ['Rook'] }
    expect(await read(keeper, clutch.id)).toMatchObject({ ...corrected, version: clutch.version + 1 })
    expect(await read(keeper, loose.id)).toMatchObject({ femaleId, ...siresOf(loose) })
    const hatched = await keeper.post('/api/eggs/hatch', { eggs: [{ id: clutch.eggs[0].id }] })
    expect(hatched.json()[0].animal).toMatchObject({ fatherId: male, motherId: female })
    const { version } = await read(keeper, clutch.id)
    expect((await keeper.put(path, { name: 'Renamed' })).status).toBe(200)
    expect((await read(keeper, clutch.id)).version).toBe(version)
  })

  test('CLU-02 CLU-07 keep sires that were named by hand, and none where there is no father', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id: breedingProjectId, path, maleId } = await createProject(keeper)
    const other = await addAnimal(keeper, { name: 'Jay', sex: 'Male' })
    const clutches = [
      await lay(keeper, { breedingProjectId, sireIds: [maleId, other] }),
      await lay(keeper, { breedingProjectId, sireIds: [other] }),
      await lay(keeper, { breedingProjectId, isParthenogenetic: true }),
    ]
    const male = await addAnimal(keeper, { name: 'Rook', sex: 'Male' })
    expect((await keeper.put(path, { maleId: male })).status).toBe(200)
    for (const clutch of clutches) expect(await read(keeper, clutch.id)).toMatchObject(siresOf(clutch))
  })

  test('CLU-10 keep the words of a female that was deleted', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id: breedingProjectId, path, femaleId } = await createProject(keeper)
    const clutch = await lay(keeper, { breedingProjectId })
    expect((await keeper.remove(`/api/animals/${femaleId}`)).status).toBe(204)
    const female = await addAnimal(keeper, { name: 'Wren', sex: 'Female' })
    expect((await keeper.put(path, { femaleId: female })).status).toBe(200)
    expect(await read(keeper, clutch.id)).toMatchObject({ femaleId: null, femaleName: 'Dahlia' })
  })
})

const siresOf = ({ sireIds, version }: { sireIds: number[]; version: number }) => ({ sireIds, version })

import { expect, test } from 'vitest'
import { bringArchive, comparable, packArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { exportArchive, readArchive } from '../../testing/read-archive.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const laid = { layDate: '2026-06-01' }

async function layClutch(keeper: Visitor) {
  const project = await createProject(keeper)
  const answer = await keeper.post('/api/clutches', {
    ...laid,
    breedingProjectId: project.id,
    eggs: 2,
    slugs: 1,
  })
  expect(answer.status, answer.text).toBe(201)
  const clutch = answer.json()
  const hatched = await keeper.post('/api/eggs/hatch', { eggs: [{ id: clutch.eggs[0].id }] })
  expect(hatched.status, hatched.text).toBe(201)
  const path = `/api/clutches/${clutch.id}`
  return { project, path, young: hatched.json()[0].animal.id, clutch: (await keeper.get(path)).json() }
}

const restore = async (keeper: Visitor, kind: string, id: number) => {
  const answer = await keeper.post(`/api/trash/${kind}/${id}/restore`)
  expect(answer.status, answer.text).toBe(200)
}

const withoutVersion = ({ version: _version, ...rest }: { version: number }) => rest

onBothDatabases('clutches that leave', (dialect) => {
  test('CLU-10 a deleted clutch takes its eggs along as one entry and comes back with them; animals stay', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { clutch, path, project, young } = await layClutch(keeper)
    expect((await keeper.remove(path)).status).toBe(204)
    expect((await keeper.get(path)).status).toBe(404)
    expect((await keeper.get('/api/eggs')).json()).toEqual([])
    expect((await keeper.get('/api/plan-limits/eggs')).json().count).toBe(0)
    expect((await keeper.get('/api/dashboard')).json().incubatingEggs).toBe(0)
    expect((await keeper.get(`/api/animals/${young}`)).status).toBe(200)
    expect((await keeper.get('/api/trash')).json()).toMatchObject([
      { kind: 'clutches', id: clutch.id, label: clutch.code, note: 'Clown x Pied' },
    ])
    await restore(keeper, 'clutches', clutch.id)
    expect((await keeper.get(path)).json()).toEqual(clutch)
    expect((await keeper.get(project.path)).json()).toMatchObject({ eggCount: 3, incubatingCount: 1 })
    expect((await keeper.get('/api/plan-limits/eggs')).json().count).toBe(3)
  })

  test('CLU-10 a clutch whose code is in use again waits in the trash', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { clutch, path, project } = await layClutch(keeper)
    await keeper.remove(path)
    const body = { ...laid, breedingProjectId: project.id, eggs: 1, firstNumber: '50' }
    const again = await keeper.post('/api/clutches', body)
    expect(again.json().code).toBe(clutch.code)
    const refused = await keeper.post(`/api/trash/clutches/${clutch.id}/restore`)
    expect([refused.status, refused.json().message]).toEqual([
      409,
      `Another clutch has the code ${clutch.code} by now. Give that one another code, then restore this one.`,
    ])
    await keeper.patch(`/api/clutches/${again.json().id}`, { code: 'Later' })
    await restore(keeper, 'clutches', clutch.id)
  })

  test('CLU-10 a deleted project, female or sire leaves the clutch with their words, and comes back to it', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { clutch, path, project } = await layClutch(keeper)
    const kept = { projectName: 'Clown x Pied', femaleName: 'Dahlia', sireNames: ['Cinder'] }
    const words = { ...kept, species: 'Python regius' }
    expect((await keeper.remove(project.path)).status).toBe(204)
    for (const id of [project.femaleId, project.maleId])
      expect((await keeper.remove(`/api/animals/${id}`)).status).toBe(204)
    const left = (await keeper.get(path)).json()
    expect(left).toMatchObject({
      ...words,
      breedingProjectId: null,
      femaleId: null,
      sireIds: [],
      ordinal: null,
    })
    expect(
      left.eggs.map(({ breedingProjectId }: { breedingProjectId: number }) => breedingProjectId),
    ).toEqual(Array(3).fill(null))
    await restore(keeper, 'breeding-projects', project.id)
    for (const id of [project.femaleId, project.maleId]) await restore(keeper, 'animals', id)
    const back = (await keeper.get(path)).json()
    const { eggs: _eggs, ...before } = withoutVersion(clutch) as typeof clutch
    const { eggs: _again, ...after } = withoutVersion(back) as typeof back
    expect(after).toEqual(before)
  })

  test('CLU-02 CLU-10 a clutch whose female was deleted is saved whole, and keeps her words', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const dam = { name: 'Rue', species: 'Python regius', sex: 'Female' }
    const { id: femaleId } = (await keeper.post('/api/animals', dam)).json()
    const { id, code } = (await keeper.post('/api/clutches', { ...laid, femaleId, eggs: 2 })).json()
    await keeper.remove(`/api/animals/${femaleId}`)
    const path = `/api/clutches/${id}`
    const { kind, layDate, medium } = (await keeper.get(path)).json()
    const whole = { code, kind, layDate, medium, breedingProjectId: null, femaleId: null, notes: 'Moved' }
    const saved = await keeper.patch(path, whole)
    expect(saved.status, saved.text).toBe(200)
    expect(saved.json()).toMatchObject({ femaleId: null, femaleName: 'Rue', notes: 'Moved' })
  })

  test('CLU-05 of two clutches that had one code, one after the other, not both come back together', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { clutch, path, project } = await layClutch(keeper)
    await keeper.remove(path)
    const body = { ...laid, breedingProjectId: project.id, eggs: 1, firstNumber: '50', code: clutch.code }
    const { id: second } = (await keeper.post('/api/clutches', body)).json()
    await keeper.remove(`/api/clutches/${second}`)
    const entries = [clutch.id, second].map((id) => ({ kind: 'clutches', id }))
    const refused = await keeper.post('/api/trash/restore', { entries })
    expect([refused.status, refused.json().message]).toEqual([
      409,
      `Another clutch has the code ${clutch.code} by now. Give that one another code, then restore this one.`,
    ])
    expect((await keeper.get('/api/trash')).json()).toHaveLength(2)
    await restore(keeper, 'clutches', second)
  })

  test('CLU-02 CLU-10 a clutch is one version on when its sire is deleted, and when he comes back', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { clutch, path, project } = await layClutch(keeper)
    const versions = [clutch.version]
    const look = async () => versions.push((await keeper.get(path)).json().version)
    await keeper.remove(`/api/animals/${project.maleId}`)
    await look()
    await restore(keeper, 'animals', project.maleId)
    await look()
    expect(versions).toEqual([clutch.version, clutch.version + 1, clutch.version + 2])
    const headers = { 'if-match': `"${clutch.version}"` }
    expect((await keeper.patch(path, { sireIds: [] }, headers)).status).toBe(412)
  })

  test('CLU-10 what was deleted comes back whole in any order: the egg, the sire and the clutch of both', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { clutch, path, project } = await layClutch(keeper)
    const egg = clutch.eggs[1].id
    await keeper.remove(`/api/eggs/${egg}`)
    await keeper.remove(`/api/animals/${project.maleId}`)
    await keeper.remove(path)
    await restore(keeper, 'animals', project.maleId)
    await restore(keeper, 'clutches', clutch.id)
    await restore(keeper, 'eggs', egg)
    expect((await keeper.get(path)).json()).toMatchObject({ eggCount: 3, sireIds: [project.maleId] })
  })

  test('CLU-14 an archive brings clutches back as they were, and one of before is grouped', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect)
    const [keeper, second, third] = [await newKeeper(), await newKeeper(), await newKeeper()]
    await layClutch(keeper)
    const archive = await exportArchive(url, keeper)
    const brought = await bringArchive(second, archive)
    expect(brought.status, brought.text).toBe(201)
    expect(comparable(await readArchive(await exportArchive(url, second)))).toEqual(
      comparable(await readArchive(archive)),
    )
    const entries = [...(await readArchive(archive))].filter(([name]) => !/\/clutch/.test(name))
    const older = await packArchive(
      entries.map(([name, { bytes }]) => {
        const text = bytes.toString()
        const isEggs = name === 'records/eggs.jsonl'
        return [name, isEggs ? text.replace(/"clutchId":\d+/g, '"clutchId":null') : bytes] as const
      }),
    )
    const grouped = await bringArchive(third, older)
    expect(grouped.status, grouped.text).toBe(201)
    const [clutch, ...others] = (await third.get('/api/clutches')).json()
    expect(others).toEqual([])
    expect(clutch).toMatchObject({ code: '26-01', eggCount: 3, femaleName: 'Dahlia', sireNames: ['Cinder'] })
  })
})

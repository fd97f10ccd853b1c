import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

const laid = { layDate: '2026-06-01' }

type Egg = { id: number; eggNumber: string; status: string; isViable: boolean; clutchId: number | null }

const add = async (keeper: Visitor, path: string, body: object) => {
  const answer = await keeper.post(path, body)
  expect(answer.status, answer.text).toBe(201)
  return answer.json()
}

const animalOf = (keeper: Visitor, fields: object) =>
  add(keeper, '/api/animals', { name: 'Rue', species: 'Python regius', sex: 'Female', ...fields })

const ofEggs = (eggs: Egg[]) => eggs.map(({ eggNumber, status }) => `${eggNumber} ${status}`)

onBothDatabases('clutches', (dialect) => {
  test('CLU-02 CLU-04 CLU-05 CLU-08 a laying is a clutch of the project’s pair with numbered eggs, slugs last', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    await keeper.post('/api/eggs', { ...laid, breedingProjectId: project.id, eggNumber: '2' })
    const body = {
      ...laid,
      breedingProjectId: project.id,
      eggs: 3,
      slugs: 1,
      medium: ' perlite ',
      massGrams: 410.5,
    }
    const clutch = await add(keeper, '/api/clutches', {
      ...body,
      temperature: 88,
      temperatureUnit: 'F',
      humidity: 95,
    })
    expect(clutch).toMatchObject({
      ...{ ...laid, kind: 'eggs', code: '26-01', layDateSpread: 0, version: 1, medium: 'perlite' },
      ...{ breedingProjectId: project.id, projectName: 'Clown x Pied', femaleId: project.femaleId },
      ...{ femaleName: 'Dahlia', sireIds: [project.maleId], sireNames: ['Cinder'], species: 'Python regius' },
      ...{ isParthenogenetic: false, massGrams: 410.5, season: 2026, ordinal: 1, notes: null },
      ...{
        eggCount: 4,
        incubatingCount: 3,
        hatchedCount: 0,
        failedCount: 0,
        infertileCount: 0,
        sluggedCount: 1,
      },
      ...{ liveCount: 0, stillbornCount: 0, temperatureUnit: 'F', humidity: 95 },
    })
    expect(clutch.temperature).toBeCloseTo(31.11, 2)
    expect(ofEggs(clutch.eggs)).toEqual(['3 Incubating', '4 Incubating', '5 Incubating', '6 Slugged'])
    expect(clutch.eggs.map(({ isViable }: Egg) => isViable)).toEqual([true, true, true, false])
    // Of a ball python at 31.1 °C, as the species tells.
    expect(clutch.eggs[0]).toMatchObject({
      clutchId: clutch.id,
      breedingProjectId: project.id,
      incubationDays: 58,
    })
    expect((await keeper.get(`/api/clutches/${clutch.id}`)).json()).toEqual(clutch)
    const { eggs: _eggs, mass: _mass, ...listed } = clutch
    expect((await keeper.get('/api/clutches')).json()).toEqual([listed])
    expect((await keeper.get(project.path)).json()).toMatchObject({ eggCount: 5, incubatingCount: 4 })
  })

  test('CLU-04 a clutch is all or nothing: at the limit of eggs, for a taken number or code, and for what can’t be', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const project = await createProject(keeper)
    const body = { ...laid, breedingProjectId: project.id }
    await add(keeper, '/api/clutches', { ...body, eggs: 4, code: 'BP-C' })
    const { id: male } = await animalOf(keeper, { sex: 'Male' })
    const { id: female } = await animalOf(keeper, { dateOfBirth: '2026-06-02' })
    const before = await readWholeDatabase(app.db)
    const refusals = [
      [{ eggs: 5, slugs: 2 }, 403, undefined],
      [{ eggs: 2, firstNumber: '3' }, 409, 'eggNumber'],
      [{ eggs: 2, firstNumber: 'twin' }, 400, 'firstNumber'],
      [{ eggs: 2, code: ' bp-c' }, 409, 'code'],
      [{ eggs: 2, code: '' }, 400, 'code'],
      [{}, 400, 'eggs'],
      [{ eggs: 100, slugs: 1 }, 400, 'eggs'],
      [{ eggs: 2, live: 1 }, 400, 'live'],
      [{ kind: 'litter', eggs: 2 }, 400, 'eggs'],
      [{ kind: 'litter' }, 400, 'live'],
      [{ eggs: 2, layDate: '2199-01-01' }, 400, 'layDate'],
      [{ eggs: 2, layDateSpread: 31 }, 400, 'layDateSpread'],
      [{ eggs: 2, temperature: 88 }, 400, 'temperature'],
      [{ eggs: 2, femaleId: female }, 400, 'femaleId'],
      [{ eggs: 2, sireIds: [project.femaleId] }, 400, 'sireIds'],
      [{ eggs: 2, sireIds: [male, male] }, 400, 'sireIds'],
      [{ eggs: 2, sireIds: [male], isParthenogenetic: true }, 400, 'sireIds'],
      [{ eggs: 2, breedingProjectId: null }, 400, 'breedingProjectId'],
      [{ eggs: 2, breedingProjectId: null, femaleId: male }, 400, 'femaleId'],
      [{ eggs: 2, breedingProjectId: null, femaleId: female }, 400, 'layDate'],
    ] as const
    for (const [fields, status, field] of refusals) {
      const refused = await keeper.post('/api/clutches', { ...body, ...fields })
      const told = [refused.status, Object.keys(refused.json().errors ?? {})[0]]
      expect([JSON.stringify(fields), ...told]).toEqual([JSON.stringify(fields), status, field])
    }
    expect(await readWholeDatabase(app.db)).toBe(before)
  })

  test('CLU-03 a live-bearer has a litter: live, stillborn and slugs are counted, and no egg is made', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id: femaleId } = await animalOf(keeper, { species: 'Boa imperator' })
    const body = { ...laid, femaleId, live: 11, stillborn: 2, slugs: 3 }
    const litter = await add(keeper, '/api/clutches', body)
    const counts = { liveCount: 11, stillbornCount: 2, sluggedCount: 3, eggCount: 0 }
    expect(litter).toMatchObject({ kind: 'litter', ...counts, eggs: [], breedingProjectId: null })
    const path = `/api/clutches/${litter.id}`
    expect((await keeper.patch(path, { liveCount: 10, slugs: 4 })).json()).toMatchObject({
      ...{ liveCount: 10, sluggedCount: 4, version: 2 },
    })
    expect((await keeper.patch(path, { liveCount: 0, stillbornCount: 0, slugs: 0 })).status).toBe(400)
    const egg = await add(keeper, '/api/eggs', laid)
    expect((await keeper.post(`${path}/eggs`, { ids: [egg.id] })).status).toBe(400)
    expect((await keeper.patch(`/api/eggs/${egg.id}`, { clutchId: litter.id })).status).toBe(400)
  })

  test('CLU-05 CLU-08 codes and ordinals count on within a season of the female', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id: femaleId } = await animalOf(keeper, {})
    const lay = async (layDate: string) => {
      const { code, season, ordinal } = await add(keeper, '/api/clutches', { femaleId, layDate, eggs: 1 })
      return [code, season, ordinal]
    }
    expect(await lay('2026-05-01')).toEqual(['26-01', 2026, 1])
    expect(await lay('2026-07-01')).toEqual(['26-02', 2026, 2])
    expect(await lay('2025-10-05')).toEqual(['26-03', 2026, 1])
    expect(await lay('2025-09-30')).toEqual(['25-01', 2025, 1])
    const listed = (await keeper.get('/api/clutches?season=2026')).json()
    expect(listed.map((one: { code: string; ordinal: number }) => [one.code, one.ordinal])).toEqual([
      ['26-02', 3],
      ['26-01', 2],
      ['26-03', 1],
    ])
  })

  test('CLU-02 CLU-07 CLU-19 GEN-Q04 young get one sire as their father, of several none until one is named, without a father their mother alone', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const { id: other } = await animalOf(keeper, { name: 'Flint', sex: 'Male', morph: 'Pied' })
    const hatch = async (fields: object) => {
      const body = { ...laid, breedingProjectId: project.id, eggs: 1, ...fields }
      const clutch = await add(keeper, '/api/clutches', body)
      const [one] = await add(keeper, '/api/eggs/hatch', { eggs: [{ id: clutch.eggs[0].id }] })
      return { clutch, animal: one.animal }
    }
    const single = await hatch({ sireIds: [other] })
    expect(single.animal).toMatchObject({ fatherId: other, motherId: project.femaleId })
    const alone = await hatch({ isParthenogenetic: true })
    expect(alone.clutch).toMatchObject({ sireIds: [], sireNames: [] })
    expect(alone.animal).toMatchObject({ fatherId: null, fatherName: null, motherId: project.femaleId })
    const several = await hatch({ sireIds: [project.maleId, other] })
    expect(several.clutch.sireNames).toEqual(['Cinder', 'Flint'])
    expect(several.animal).toMatchObject({ fatherId: null, fatherName: null, motherId: project.femaleId })
    const path = `/api/clutches/${several.clutch.id}`
    const both = { sireIds: [project.maleId, other], applyToYoung: true }
    expect((await keeper.patch(path, both)).status).toBe(400)
    expect((await keeper.patch(path, { applyToYoung: true })).status).toBe(400)
    const youngPath = `/api/animals/${several.animal.id}`
    expect((await keeper.get(youngPath)).json().fatherId).toBeNull()
    const named = await keeper.patch(path, { sireIds: [other], applyToYoung: true })
    expect([named.status, named.json().sireIds]).toEqual([200, [other]])
    expect((await keeper.get(youngPath)).json()).toMatchObject({
      fatherId: other,
      motherId: project.femaleId,
    })
    await keeper.patch(path, { sireIds: [project.maleId], applyToYoung: true })
    expect((await keeper.get(youngPath)).json().fatherId).toBe(other)
  })

  test('CLU-06 an egg of a clutch is in its project; another project takes it out, and a clutch in', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const [first, second] = [await createProject(keeper), await createProject(keeper)]
    const clutch = await add(keeper, '/api/clutches', { ...laid, breedingProjectId: first.id, eggs: 2 })
    const path = `/api/eggs/${clutch.eggs[0].id}`
    const told = { massGrams: 80.25, position: ' A3 ', isTopMarked: true }
    expect((await keeper.patch(path, told)).json()).toMatchObject({
      ...told,
      position: 'A3',
      clutchId: clutch.id,
    })
    const moved = (await keeper.patch(path, { breedingProjectId: second.id })).json()
    expect(moved).toMatchObject({ clutchId: null, breedingProjectId: second.id, massGrams: 80.25 })
    const back = (await keeper.patch(path, { clutchId: clutch.id })).json()
    expect(back).toMatchObject({ clutchId: clutch.id, breedingProjectId: first.id })
    const out = (await keeper.patch(path, { clutchId: null })).json()
    expect(out).toMatchObject({ clutchId: null, breedingProjectId: first.id })
    const loose = await add(keeper, '/api/eggs', laid)
    const inside = await keeper.post(`/api/clutches/${clutch.id}/eggs`, {
      ids: [loose.id, clutch.eggs[0].id],
    })
    expect(inside.json()).toMatchObject({ eggCount: 3, version: 2 })
    const direct = await add(keeper, '/api/eggs', { ...laid, clutchId: clutch.id, eggNumber: '9' })
    expect(direct).toMatchObject({ clutchId: clutch.id, breedingProjectId: first.id })
  })

  test('CLU-11 a clutch is weighed against its female, by her records around its day', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const body = { ...laid, breedingProjectId: project.id, eggs: 2, massGrams: 420 }
    const { id, mass } = await add(keeper, '/api/clutches', body)
    const nothing = { before: null, after: null, relative: null, lossGrams: null, lossPercent: null }
    expect(mass).toEqual(nothing)
    const weigh = (recordDate: string, measurement: string) =>
      add(keeper, `/api/animals/${project.femaleId}/records`, {
        recordType: 'weight',
        recordDate,
        measurement,
      })
    await weigh('2026-05-20', '2 kg')
    await weigh('2026-06-03', '1400')
    expect((await keeper.get(`/api/clutches/${id}`)).json().mass).toEqual({
      before: { day: '2026-05-20', grams: 2000, days: -12 },
      after: { day: '2026-06-03', grams: 1400, days: 2 },
      ...{ relative: 0.3, lossGrams: 600, lossPercent: 30 },
    })
  })

  test('CLU-06 the old call lays a clutch of the project’s pair, and answers eggs', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const eggs = await add(keeper, '/api/eggs/clutch', { ...laid, breedingProjectId: project.id, count: 3 })
    const clutches = (await keeper.get(`/api/clutches?breedingProjectId=${project.id}`)).json()
    expect(clutches).toMatchObject([
      { code: '26-01', femaleId: project.femaleId, sireIds: [project.maleId], eggCount: 3 },
    ])
    expect(eggs.map(({ clutchId }: Egg) => clutchId)).toEqual(Array(3).fill(clutches[0].id))
  })

  test('CLU-09 a changed day moves the eggs that had it, and is refused where it can’t be', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const project = await createProject(keeper)
    const clutch = await add(keeper, '/api/clutches', { ...laid, breedingProjectId: project.id, eggs: 3 })
    const [late, hatched] = clutch.eggs
    await keeper.patch(`/api/eggs/${late.id}`, { layDate: '2026-06-02' })
    const path = `/api/clutches/${clutch.id}`
    const changed = (await keeper.patch(path, { layDate: '2026-05-30' })).json()
    expect(changed.eggs.map((egg: { layDate: string }) => egg.layDate)).toEqual([
      ...['2026-06-02', '2026-05-30', '2026-05-30'],
    ])
    await keeper.patch(`/api/eggs/${hatched.id}`, { status: 'Hatched', hatchDate: '2026-07-20' })
    for (const layDate of ['2199-01-01', '2026-07-21'])
      expect((await keeper.patch(path, { layDate })).json().errors).toHaveProperty('layDate')
  })

  test('CLU-02 CLU-06 a clutch that is put into another project takes its pair and brings its eggs along, unless numbers meet', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const [first, second] = [await createProject(keeper), await createProject(keeper)]
    const clutch = await add(keeper, '/api/clutches', { ...laid, breedingProjectId: first.id, eggs: 2 })
    const path = `/api/clutches/${clutch.id}`
    const { id: meets } = await add(keeper, '/api/eggs', {
      ...laid,
      breedingProjectId: second.id,
      eggNumber: '2',
    })
    const refused = await keeper.patch(path, { breedingProjectId: second.id })
    expect([refused.status, (await keeper.get(path)).json()]).toEqual([409, clutch])
    await keeper.patch(`/api/eggs/${meets}`, { eggNumber: '7' })
    const moved = (await keeper.patch(path, { breedingProjectId: second.id })).json()
    const pair = { femaleId: second.femaleId, sireIds: [second.maleId] }
    expect(moved).toMatchObject({ ...pair, breedingProjectId: second.id })
    expect(moved.eggs.map((egg: { breedingProjectId: number }) => egg.breedingProjectId)).toEqual(
      Array(2).fill(second.id),
    )
    const { id: stranger } = await animalOf(keeper, {})
    expect((await keeper.patch(path, { femaleId: stranger })).status).toBe(400)
  })
})

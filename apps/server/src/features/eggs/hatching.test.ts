import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject } from '../../testing/pair.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

async function layClutch(keeper: Visitor, count: number) {
  const project = await createProject(keeper)
  const clutch = { layDate: '2026-04-16', breedingProjectId: project.id, count }
  const eggs: { id: number; eggNumber: string }[] = (await keeper.post('/api/eggs/clutch', clutch)).json()
  return { project, eggs, ids: eggs.map(({ id }) => id), one: eggs[0]?.id ?? 0 }
}

const toHatch = (ids: readonly number[]) => ({ eggs: ids.map((id) => ({ id })) })
const atLimit =
  "You've reached the free plan limit of 10 animals. Upgrade to the Pro plan in settings for unlimited access!"

onBothDatabases('eggs that hatch', (dialect) => {
  test('EGG-45 EGG-32 EGG-30 five eggs in one call become five numbered animals, linked to egg, project and both parents', async () => {
    const keeper = await (await startApp(dialect, { clock: createTestClock() })).keeper()
    const { project, ids } = await layClutch(keeper, 7)
    await keeper.patch(`/api/eggs/${ids[5]}`, { status: 'Slugged' })
    await keeper.patch(`/api/eggs/${ids[6]}`, { status: 'Infertile' })
    const answer = await keeper.post('/api/eggs/hatch', {
      ...toHatch(ids.slice(0, 5)),
      producedBy: 'Reyes Reptiles',
    })
    expect(answer.status, answer.text).toBe(201)
    const hatched = answer.json()
    expect(hatched).toHaveLength(5)
    for (const [place, { egg, animal, link }] of hatched.entries()) {
      const number = String(place + 1)
      expect(egg).toMatchObject({
        id: ids[place],
        eggNumber: number,
        status: 'Hatched',
        hatchDate: '2026-06-15',
      })
      expect(animal).toMatchObject({
        name: `Reyes Reptiles #${number}`,
        species: 'Python regius',
        sex: 'Unsexed',
        dateOfBirth: '2026-06-15',
        source: 'Bred',
        producedBy: 'Reyes Reptiles',
        notes: `Hatched from Egg #${number}`,
        fatherId: project.maleId,
        motherId: project.femaleId,
        fatherName: 'Cinder',
        motherName: 'Dahlia',
        fatherMorph: 'Clown',
        motherMorph: 'Pastel het Clown',
      })
      expect(link).toMatchObject({ reptileId: animal.id, breedingProjectId: project.id, eggId: egg.id })
      expect((await keeper.get(`/api/animals/${animal.id}`)).json()).toEqual(animal)
    }
    const links = (await keeper.get(`${project.path}/offspring`)).json()
    expect(links.map((link: { eggId: number }) => link.eggId)).toEqual(ids.slice(0, 5).reverse())
    expect((await keeper.get(project.path)).json()).toMatchObject({
      eggCount: 7,
      hatchedCount: 5,
      incubatingCount: 0,
      offspringCount: 5,
    })
    expect((await keeper.get('/api/eggs?status=Incubating&sort=due')).json()).toEqual([])
    expect((await keeper.get('/api/dashboard')).json()).toMatchObject({ totalAnimals: 7, incubatingEggs: 0 })
    const listed = (await keeper.get(`/api/eggs/by-breeding-project/${project.id}`)).json()
    expect(listed[0].hatchlingId).toBe(hatched[0].animal.id)
  })

  test('EGG-30 eggs that ended otherwise are marked in the same call, or nothing of it is kept', async () => {
    const keeper = await (await startApp(dialect, { clock: createTestClock() })).keeper()
    const { project, ids } = await layClutch(keeper, 10)
    const [slug, dud] = [
      { id: ids[8], status: 'Slugged' },
      { id: ids[9], status: 'Infertile' },
    ]
    const hatch = (count: number, ended: object[]) =>
      keeper.post('/api/eggs/hatch', { ...toHatch(ids.slice(0, count)), ended })
    const refusals = [
      [9, [{ id: ids[9], status: 'Slugged' }], 403, atLimit],
      [2, [slug, { id: ids[0], status: 'Failed' }], 400, 'Each egg can hatch only once'],
      [2, [slug, slug], 400, 'Each egg can hatch only once'],
      [2, [slug, { id: 999_999, status: 'Failed' }], 404, 'Egg not found'],
      [2, [{ ...slug, status: 'Hatched' }], 400, 'Please choose one of the statuses'],
    ] as const
    for (const [count, ended, status, message] of refusals) {
      const refused = await hatch(count, [...ended])
      expect([refused.status, refused.json().message]).toEqual([status, message])
    }
    expect((await keeper.get('/api/eggs?status=Incubating')).json()).toHaveLength(10)
    expect((await keeper.get('/api/animals')).json()).toHaveLength(2)
    const answer = await hatch(3, [slug, dud])
    expect([answer.status, answer.json().length]).toEqual([201, 3])
    const listed = (await keeper.get(`/api/eggs/by-breeding-project/${project.id}`)).json()
    expect(listed.map(({ status }: { status: string }) => status)).toEqual([
      ...['Hatched', 'Hatched', 'Hatched'],
      ...Array.from({ length: 5 }, () => 'Incubating'),
      ...['Slugged', 'Infertile'],
    ])
    expect(listed[8]).toMatchObject({ hatchDate: null, hatchlingId: null })
    expect((await keeper.get('/api/dashboard')).json()).toMatchObject({ totalAnimals: 5, incubatingEggs: 5 })
  })

  test('what is said of single hatchlings stands; a page of offspring follows another', async () => {
    const keeper = await (await startApp(dialect, { clock: createTestClock() })).keeper()
    const { project, ids } = await layClutch(keeper, 3)
    const [first, ...others] = ids
    const answer = await keeper.post('/api/eggs/hatch', {
      eggs: [
        {
          id: first,
          name: 'Ash',
          sex: 'Female',
          morph: 'Clown',
          weight: 62,
          customId: 'BP-26-001',
          notes: '',
        },
        ...others.map((id) => ({ id })),
      ],
      hatchDate: '2026-06-14',
      isHoldback: true,
    })
    const [{ animal }, second] = answer.json()
    expect(animal).toMatchObject({
      name: 'Ash',
      sex: 'Female',
      morph: 'Clown',
      weight: 62,
      customId: 'BP-26-001',
      notes: null,
      dateOfBirth: '2026-06-14',
      isHoldback: true,
    })
    expect(second.animal).toMatchObject({ name: 'Egg #2', sex: 'Unsexed', producedBy: null })
    const page = await keeper.get(`${project.path}/offspring?limit=2`)
    expect(page.json()).toHaveLength(2)
    const next = /<(.*)>/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
    expect((await keeper.get(next)).json()).toMatchObject([{ eggId: first }])
  })

  test('EGG-Q09 R17 at the limit of animals nothing of the call is kept, and all eggs incubate as before', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { project, ids, one } = await layClutch(keeper, 9)
    const refused = await keeper.post('/api/eggs/hatch', toHatch(ids))
    expect([refused.status, refused.json()]).toEqual([403, { message: atLimit, code: 'plan-limit' }])
    expect((await keeper.get('/api/animals')).json()).toHaveLength(2)
    expect((await keeper.get(`${project.path}/offspring`)).json()).toEqual([])
    expect((await keeper.get('/api/eggs?status=Incubating')).json()).toHaveLength(9)
    expect((await keeper.get('/api/dashboard')).json()).toMatchObject({ totalAnimals: 2, incubatingEggs: 9 })
    // The egg alone is marked; its animal follows once there is a place for it.
    expect((await keeper.patch(`/api/eggs/${one}`, { status: 'Hatched' })).status).toBe(200)
    const later = await keeper.post('/api/eggs/hatch', toHatch([one]))
    expect([later.status, later.json()[0].egg.status]).toEqual([201, 'Hatched'])
  })

  test('R17 fifty hatches of different eggs at once never pass the limit of animals', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    await running.app.db.updateTable('keeper').set({ plan: 'pro' }).execute()
    const { project, ids } = await layClutch(keeper, 50)
    await running.app.db.updateTable('keeper').set({ plan: 'free' }).execute()
    const answers = await Promise.all(ids.map((id) => keeper.post('/api/eggs/hatch', toHatch([id]))))
    const kept = answers.filter(({ status }) => status === 201)
    expect([kept.length, answers.filter(({ status }) => status === 403).length]).toEqual([8, 42])
    expect((await keeper.get('/api/animals')).json()).toHaveLength(10)
    expect((await keeper.get('/api/plan-limits/reptiles')).json().count).toBe(10)
    expect((await keeper.get(project.path)).json()).toMatchObject({ hatchedCount: 8, offspringCount: 8 })
    expect((await keeper.get('/api/dashboard')).json().incubatingEggs).toBe(42)
  })

  test('R17 fifty moves out of the archive at the limit make no place for another animal', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { ids, one } = await layClutch(keeper, 9)
    await keeper.post('/api/eggs/hatch', toHatch(ids.slice(1)))
    const archived = (await keeper.get('/api/animals')).json()[0].id
    await keeper.post(`/api/animals/${archived}/archive`)
    const moves = Array.from({ length: 50 }, (_, n) =>
      n % 2
        ? keeper.post(`/api/animals/${archived}/unarchive`)
        : keeper.post('/api/eggs/hatch', toHatch([one])),
    )
    const statuses = new Set((await Promise.all(moves)).map(({ status }) => status))
    expect(statuses.has(201)).toBe(false)
    expect((await keeper.get('/api/plan-limits/reptiles')).json()).toEqual({
      allowed: false,
      count: 10,
      limit: 10,
    })
  })

  test('EGG-45 an egg has one animal: fifty hatches of the same egg at once leave one, and none follows later', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { one } = await layClutch(keeper, 1)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => keeper.post('/api/eggs/hatch', toHatch([one]))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    await keeper.patch(`/api/eggs/${one}`, { status: 'Incubating' })
    const again = await keeper.post('/api/eggs/hatch', toHatch([one]))
    expect([again.status, again.json().message]).toEqual([409, 'Egg #1 has its animal already'])
    expect((await keeper.get('/api/animals')).json()).toHaveLength(3)
  })

  test('SHELL-59 R14 the same key hatches once and answers the same, also for a form filled in by hand', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { ids, one } = await layClutch(keeper, 3)
    const key = { 'idempotency-key': 'hatch-1' }
    const body = toHatch(ids.slice(1))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => keeper.post('/api/eggs/hatch', body, key)),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await keeper.get('/api/animals')).json()).toHaveLength(4)
    const form = { name: 'Ash', species: 'Python regius' }
    const path = `/api/eggs/${one}/hatchling`
    const filled = await keeper.post(path, form, { 'idempotency-key': 'hatch-2' })
    expect(filled.status, filled.text).toBe(201)
    expect((await keeper.post(path, form, { 'idempotency-key': 'hatch-2' })).text).toBe(filled.text)
    expect((await keeper.get('/api/animals')).json()).toHaveLength(5)
  })

  test('EGG-45 EGG-Q08 a hatchling filled in by hand, with its photo, is linked in the same call', async () => {
    const keeper = await (await startApp(dialect, { clock: createTestClock() })).keeper()
    const { project, one } = await layClutch(keeper, 1)
    const photo = dataUrl(await plainJpeg({ width: 60, height: 40 }))
    const form = {
      name: 'Ash',
      species: 'Python regius',
      sex: 'Female',
      photos: [photo],
      motherName: 'Old Dahlia',
    }
    const answer = await keeper.post(`/api/eggs/${one}/hatchling`, { ...form, dateOfBirth: '2026-06-12' })
    expect(answer.status, answer.text).toBe(201)
    const { egg, animal, link } = answer.json()
    expect(egg).toMatchObject({ status: 'Hatched', hatchDate: '2026-06-12' })
    expect(animal).toMatchObject({
      name: 'Ash',
      fatherId: project.maleId,
      motherId: project.femaleId,
      motherName: 'Old Dahlia',
      dateOfBirth: '2026-06-12',
      photos: [expect.stringContaining('/api/media/')],
    })
    expect(link).toMatchObject({ eggId: one, breedingProjectId: project.id, reptileId: animal.id })
  })

  test('what cannot be is refused by its field, and nothing of it is kept', async () => {
    const keeper = await (await startApp(dialect, { clock: createTestClock() })).keeper()
    const { ids, one } = await layClutch(keeper, 2)
    const loose = (await keeper.post('/api/eggs', { layDate: '2026-04-16' })).json()
    const refusals = [
      [{ eggs: [] }, 400, 'Please choose at least one egg'],
      [toHatch([one, one]), 400, 'Each egg can hatch only once'],
      [{ ...toHatch(ids), hatchDate: '2026-06-16' }, 400, 'Hatch date cannot be in the future'],
      [{ ...toHatch(ids), hatchDate: '2026-04-15' }, 400, 'Hatch date cannot be before the lay date'],
      [toHatch([...ids, 999_999]), 404, 'Egg not found'],
      [toHatch([one, loose.id]), 400, 'The parents are not known here, so please say the species'],
    ] as const
    for (const [body, status, message] of refusals) {
      const refused = await keeper.post('/api/eggs/hatch', body)
      expect([refused.status, refused.json().message]).toEqual([status, message])
    }
    expect((await keeper.get('/api/animals')).json()).toHaveLength(2)
    expect((await keeper.get('/api/eggs?status=Incubating')).json()).toHaveLength(3)
    const named = await keeper.post('/api/eggs/hatch', { ...toHatch([loose.id]), species: 'Morelia spilota' })
    expect(named.json()[0]).toMatchObject({
      animal: { species: 'Morelia spilota', fatherId: null },
      link: { eggId: loose.id },
    })
  })
})

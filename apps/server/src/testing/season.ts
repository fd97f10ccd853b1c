import { expect } from 'vitest'
import { dataUrl, plainJpeg } from './pictures.ts'
import type { Visitor } from './visitor.ts'

/** Records in which everything points at something, by their numbers. */
export type Season = {
  readonly sire: number
  readonly dam: number
  readonly child: number
  readonly hatchling: number
  readonly project: number
  readonly eggs: readonly number[]
  readonly feeding: number
  readonly pairing: number
}

/** Keeps a season of a small breeder: a pair with photos and ancestors, a child, a project, a clutch, a hatchling, events. */
export async function addSeason(keeper: Visitor): Promise<Season> {
  const add = async (path: string, body: object): Promise<number> => {
    const answer = await keeper.post(path, body)
    expect([200, 201], answer.text).toContain(answer.status)
    return answer.json().id
  }
  const photo = async (width: number) => dataUrl(await plainJpeg({ width, height: 60 }))
  const species = 'Python regius'
  const sire = await add('/api/animals', {
    ...{ name: 'Cinder', species, morph: 'Clown', sex: 'Male' },
    photos: [await photo(90), await photo(91)],
  })
  const dam = await add('/api/animals', { name: 'Dahlia', species, sex: 'Female', isHoldback: true })
  const parents = { fatherId: sire, motherId: dam, fatherPhotos: [await photo(92)] }
  const child = await add('/api/animals', { name: 'Ash', species, ...parents, isArchived: true })
  const pair = { maleId: sire, femaleId: dam }
  const startDate = '2026-06-01'
  const project = await add('/api/breeding-projects', {
    ...pair,
    ...{ name: 'Clown pair', startDate, status: 'Gravid' },
  })
  await add(`/api/animals/${dam}/records`, {
    ...{ recordType: 'gravid', recordDate: '2026-05-10', data: { plannedEnd: '2026-06-05' } },
  })
  await add(`/api/animals/${dam}/records`, {
    ...{ recordType: 'feeding', recordDate: '2026-05-20', recordTime: '18:30', clientId: 'rack-scale-1' },
    data: { prey: 'rat', size: 'small', outcome: 'refused', wasted: true },
  })
  const clutch = { breedingProjectId: project, layDate: '2026-06-01', count: 3, firstNumber: '1' }
  const eggs = (await keeper.post('/api/eggs/clutch', clutch)).json().map(({ id }: { id: number }) => id)
  const hatched = await keeper.post(`/api/eggs/${eggs[0]}/hatchling`, { name: 'Spark', species })
  expect(hatched.status, hatched.text).toBe(201)
  await add(`/api/breeding-projects/${project}/offspring`, { reptileId: child, notes: 'of the first clutch' })
  await add(`/api/reptiles/${dam}/offspring`, { reptileId: child, hatchDate: '2026-06-02' })
  for (const [animal, name] of [
    [sire, 'Old Coal'],
    [dam, 'Rose'],
  ] as const)
    await add(`/api/reptiles/${animal}/ancestors`, { relation: 'ancestor', name, photos: [await photo(93)] })
  for (const animal of [sire, child])
    await add(`/api/animals/${animal}/records`, {
      ...{ recordType: 'weight', recordDate: '2026-06-02', measurement: '900 g' },
    })
  const clown = { gene: 'bp-clown', copies: 2, evidence: 'visual' }
  const young = { young: [{ count: 2, text: 'Pastel' }] }
  expect((await keeper.put(`/api/breeding-projects/${project}/young`, young)).status).toBe(200)
  await add('/api/genetics/genes', { species, name: 'Ashfall', inheritance: 'recessive' })
  await add('/api/genetics/words', { species, word: 'Sooty', text: 'het Ashfall' })
  expect((await keeper.patch('/api/genetics/genes/bp-clown', { superName: 'Jester' })).status).toBe(200)
  for (const animal of [sire, hatched.json().animal.id])
    expect((await keeper.put(`/api/animals/${animal}/genotype`, { entries: [clown] })).status).toBe(200)
  const weekly = { animalIds: [sire, dam], kind: 'feeding', minDays: 7, maxDays: 10, title: 'Weekly' }
  const meal = { prey: 'rat', size: 'small', state: 'frozen-thawed', count: 1 }
  expect((await keeper.put('/api/plans', { ...weekly, pauses: ['gravid'], food: meal })).status).toBe(200)
  const room = await add('/api/places', { kind: 'room', name: 'Snake room', temperatureMin: 24 })
  const rack = { kind: 'rack', name: 'Rack one', code: 'R1', rows: 2, columns: 2, parentId: room }
  const placeId = await add('/api/places', rack)
  expect((await keeper.patch(`/api/animals/${dam}`, { placeId })).status).toBe(200)
  const warm = { temperature: 31.5, humidity: 90, lowTemperature: 30.5, highTemperature: 32.5 }
  const incubator = await add('/api/incubators', { name: 'Left', ...warm, capacity: 6, placeId: room })
  const boxId = await add(`/api/incubators/${incubator}/boxes`, { name: 'Box 1', capacity: 8 })
  const measured = { at: '2026-06-02T12:00:00Z', temperature: 31.4, humidity: 91 }
  const readings = [
    { ...measured, incubatorId: incubator },
    { ...measured, boxId },
  ]
  expect((await keeper.post('/api/readings', { readings })).json().stored).toBe(2)
  const [{ id: laid }] = (await keeper.get('/api/clutches')).json()
  expect((await keeper.patch(`/api/clutches/${laid}`, { boxId })).status).toBe(200)
  const cleaned = { recordType: 'cleaning', recordDate: '2026-06-02', data: { scope: 'full' } }
  const entries = [{ ...cleaned, placeId: room, clientId: 'cleaned-room' }]
  const swept = { placeIds: [room], kind: 'cleaning', of: 'place', scope: 'full', minDays: 30 }
  expect((await keeper.put('/api/plans', swept)).status).toBe(200)
  expect((await keeper.post('/api/log', { entries })).status).toBe(200)
  const introduced = { kind: 'introduced', maleId: sire, day: '2026-03-01', until: '2026-03-20' }
  await add(`/api/animals/${dam}/season-facts`, { ...introduced, note: 'Calm' })
  await add(`/api/animals/${dam}/season-facts`, { kind: 'lock', day: '2026-03-02', time: '21:30' })
  const figures = { shedToLay: [28, 34], daysByTemp: [{ tempC: 31, daysMin: 57, daysMax: 61 }] }
  expect((await keeper.put('/api/species-facts/Python%20regius', figures)).status).toBe(200)
  const labelled = {
    ...{ animals: [sire], places: [placeId], projects: [project] },
    ...{ clutches: [laid], boxes: [boxId], incubators: [incubator] },
  }
  expect((await keeper.post('/api/labels', labelled)).status).toBe(200)
  await add('/api/feeders', { ...meal, count: 40, unitCost: '1.20', currency: 'EUR', lowAt: 5 })
  expect((await keeper.put(`/api/animals/${sire}/sharing`, { shared: true, notes: true })).status).toBe(200)
  const reminder = { startDate: '2026-07-01', reminder: true, reminderDate: 1, reminderTime: '08:00' }
  const feeding = await add('/api/events', { title: 'Feed', ...reminder, reptileId: sire })
  const pairing = await add('/api/events', {
    ...{ title: 'Pair', startDate: '2026-06-01', endDate: '2026-06-09' },
    ...{ breedingProjectId: project, animalId: dam, reminder: true, reminderTime: '08:00', reminderDate: 1 },
  })
  return { sire, dam, child, hatchling: hatched.json().animal.id, project, eggs, feeding, pairing }
}

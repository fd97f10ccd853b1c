import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createProject, type TestProject } from '../../testing/pair.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

const animal = { name: 'Ember', species: 'Python regius' }
const laid = { layDate: '2026-06-01' }
const feeding = { title: 'Feed', startDate: '2026-06-20' }

/** What a body may name: a pair with its project, an egg of it, and the address of a photo. */
type Holdings = TestProject & {
  readonly eggId: number
  readonly photo: string
  readonly eventId: number
  readonly feederId: number
  readonly placeId: number
  readonly clutchId: number
  readonly incubatorId: number
  readonly boxId: number
  readonly factId: number
}

async function makeHoldings(keeper: Visitor): Promise<Holdings> {
  const photos = [dataUrl(await plainJpeg({ width: 60, height: 40 }))]
  const project = await createProject(keeper, { male: { photos } })
  const { id: eggId } = (await keeper.post('/api/eggs', { ...laid, breedingProjectId: project.id })).json()
  const { id: eventId } = (await keeper.post('/api/events', feeding)).json()
  const { id: feederId } = (await keeper.post('/api/feeders', { prey: 'Mouse' })).json()
  const [photo] = (await keeper.get(`/api/animals/${project.maleId}`)).json().photos
  const { id: placeId } = (await keeper.post('/api/places', { kind: 'room', name: 'Snakes' })).json()
  const clutch = { breedingProjectId: project.id, layDate: '2026-06-01', eggs: 1 }
  const { id: clutchId } = (await keeper.post('/api/clutches', clutch)).json()
  const { id: incubatorId } = (await keeper.post('/api/incubators', { name: 'Left' })).json()
  const boxes = `/api/incubators/${incubatorId}/boxes`
  const { id: boxId } = (await keeper.post(boxes, { name: 'Box 1' })).json()
  const facts = `/api/animals/${project.femaleId}/season-facts`
  const { id: factId } = (await keeper.post(facts, { kind: 'sign' })).json()
  const named = { feederId, placeId, clutchId, incubatorId, boxId, factId }
  return { ...project, eggId, eventId, photo, ...named }
}

/** Every call whose body names a record, made on own records and naming someone else's. */
function listCalls(own: Holdings, foreign: Holdings): [method: string, path: string, body: object][] {
  const ownAnimal = `/api/animals/${own.maleId}`
  const pair = { maleId: own.maleId, femaleId: own.femaleId }
  const project = { ...pair, name: 'Pair', startDate: '2026-06-15', status: 'Pairing' }
  const inAnimals: [string, unknown][] = [
    ['fatherId', foreign.maleId],
    ['motherId', foreign.femaleId],
    ['photos', [foreign.photo]],
    ['fatherPhotos', [foreign.photo]],
    ['motherPhotos', [foreign.photo]],
    ['placeId', foreign.placeId],
  ]
  const inProjects: [string, unknown][] = [
    ['maleId', foreign.maleId],
    ['femaleId', foreign.femaleId],
  ]
  const inEvents: [string, unknown][] = [
    ['reptileId', foreign.maleId],
    ['animalId', foreign.maleId],
    ['breedingProjectId', foreign.id],
  ]
  const ids = [own.maleId, foreign.maleId]
  const entries = ids.map((animalId) => ({
    ...{ animalId, clientId: `phone-${animalId}-1` },
    ...{ recordType: 'feeding', recordDate: '2026-06-15' },
  }))
  const fortnightly = { animalIds: [own.maleId], kind: 'feeding', minDays: 14 }
  const inSeveral: [string, string, object][] = [
    ['POST', '/api/animals/archive', { ids }],
    ['POST', '/api/animals/unarchive', { ids }],
    ['PATCH', '/api/animals/holdback', { ids, isHoldback: true }],
    ['POST', '/api/animals/remove', { ids }],
    ['POST', '/api/animals/records', { ids, recordType: 'feeding', recordDate: '2026-06-15' }],
    ['PUT', '/api/reptiles/sharing', { ids, shared: true }],
    ['PUT', '/api/plans', { animalIds: ids, kind: 'feeding', minDays: 7 }],
    ['PUT', '/api/plans', { ...fortnightly, fromEventId: foreign.eventId }],
    ['POST', '/api/log', { entries }],
  ]
  const { feederId } = foreign
  const fed = { recordType: 'feeding', recordDate: '2026-06-15', data: { feederId } }
  const weekly = { kind: 'feeding', minDays: 7, food: { prey: 'mouse', feederId } }
  const inFeedings: [string, string, object][] = [
    ['POST', `${ownAnimal}/records`, fed],
    ['POST', '/api/animals/records', { ...fed, ids: [own.maleId] }],
    ['PUT', '/api/plans', { ...weekly, animalIds: [own.maleId] }],
  ]
  const move = { recordType: 'move', recordDate: '2026-06-15', data: { toPlaceId: foreign.placeId } }
  const cleaned = { recordType: 'cleaning', recordDate: '2026-06-15', clientId: 'phone-clean-1' }
  const inPlaces: [string, string, object][] = [
    ['POST', '/api/places', { kind: 'rack', name: 'Rack', parentId: foreign.placeId }],
    ['PATCH', `/api/places/${own.placeId}`, { parentId: foreign.placeId }],
    ['PUT', '/api/places/order', { parentId: foreign.placeId, ids: [own.placeId] }],
    ['PUT', '/api/places/order', { ids: [own.placeId, foreign.placeId] }],
    ['POST', `${ownAnimal}/records`, move],
    ['POST', '/api/animals/records', { ...move, ids: [own.maleId] }],
    ['POST', '/api/log', { entries: [{ ...move, animalId: own.maleId, clientId: 'phone-move-1' }] }],
    ['POST', '/api/log', { entries: [{ ...cleaned, placeId: foreign.placeId }] }],
    ['PUT', '/api/plans', { placeIds: [own.placeId, foreign.placeId], kind: 'cleaning', minDays: 7 }],
  ]
  const inEggs = { breedingProjectId: foreign.id }
  const laying = { ...laid, eggs: 1 }
  const ownClutch = `/api/clutches/${own.clutchId}`
  const inClutches: [string, string, object][] = [
    ['POST', '/api/clutches', { ...laying, ...inEggs }],
    ['POST', '/api/clutches', { ...laying, femaleId: foreign.femaleId }],
    ['POST', '/api/clutches', { ...laying, femaleId: own.femaleId, sireIds: [own.maleId, foreign.maleId] }],
    ['POST', '/api/clutches', { ...laid, femaleId: own.femaleId, eggIds: [own.eggId, foreign.eggId] }],
    ['PATCH', ownClutch, inEggs],
    ['PATCH', ownClutch, { femaleId: foreign.femaleId }],
    ['PATCH', ownClutch, { sireIds: [foreign.maleId] }],
    ['POST', `${ownClutch}/log`, { kind: 'candled', eggs: [{ id: foreign.eggId }] }],
    ['POST', `${ownClutch}/hatch`, { eggIds: [foreign.eggId] }],
    ['POST', `${ownClutch}/hatch`, { count: 1, placeIds: [foreign.placeId] }],
    ['POST', `${ownClutch}/hatch`, { count: 1, ended: [{ id: foreign.eggId, status: 'Failed' }] }],
    ['POST', `${ownClutch}/weights`, { weights: [{ animalId: foreign.maleId, amount: 50 }] }],
    ['POST', `${ownClutch}/eggs`, { ids: [own.eggId, foreign.eggId] }],
    ['POST', '/api/clutches', { ...laying, femaleId: own.femaleId, boxId: foreign.boxId }],
    ['PATCH', ownClutch, { boxId: foreign.boxId }],
    ['POST', '/api/eggs', { ...laid, boxId: foreign.boxId }],
    ['PATCH', `/api/eggs/${own.eggId}`, { boxId: foreign.boxId }],
    ['POST', '/api/eggs', { ...laid, clutchId: foreign.clutchId }],
    ['PATCH', `/api/eggs/${own.eggId}`, { clutchId: foreign.clutchId }],
  ]
  const read = (of: object) => ({ ...of, at: '2026-06-01T12:00:00Z', temperature: 31 })
  const inIncubators: [string, string, object][] = [
    ['POST', '/api/incubators', { name: 'Right', placeId: foreign.placeId }],
    ['PATCH', `/api/incubators/${own.incubatorId}`, { placeId: foreign.placeId }],
    ['POST', '/api/readings', { readings: [read({ boxId: own.boxId }), read({ boxId: foreign.boxId })] }],
    ['POST', '/api/readings', { readings: [read({ incubatorId: foreign.incubatorId })] }],
    ['PATCH', `/api/boxes/${own.boxId}`, { incubatorId: foreign.incubatorId }],
  ]
  const ownFacts = `/api/animals/${own.femaleId}/season-facts`
  const together = { ids: [own.femaleId, foreign.femaleId], kind: 'sign' }
  const inSeasons: [string, string, object][] = [
    ['POST', ownFacts, { kind: 'introduced', maleId: foreign.maleId }],
    ['POST', ownFacts, { kind: 'lock', breedingProjectId: foreign.id }],
    ['PATCH', `${ownFacts}/${own.factId}`, { kind: 'lock', maleId: foreign.maleId }],
    ['PATCH', `${ownFacts}/${own.factId}`, { breedingProjectId: foreign.id }],
    ['PATCH', `${ownFacts}/${foreign.factId}`, { note: 'Mine' }],
    ['POST', '/api/animals/season-facts', together],
  ]
  const planned = '/api/pairing-planner/projects'
  const ownPair = { maleId: own.maleId, femaleId: own.femaleId }
  const inPlans: [string, string, object][] = [
    ['POST', planned, { pairs: [{ ...ownPair, maleId: foreign.maleId }], again: true }],
    ['POST', planned, { pairs: [ownPair, { ...ownPair, femaleId: foreign.femaleId }], again: true }],
    ['POST', '/api/breeding-projects/remove', { ids: [own.id, foreign.id] }],
  ]
  return [
    ...inAnimals.flatMap(([field, value]): [string, string, object][] => [
      ['POST', '/api/animals', { ...animal, [field]: value }],
      ['POST', '/api/reptiles', { ...animal, [field]: value }],
      ['PATCH', ownAnimal, { [field]: value }],
      ['POST', `/api/eggs/${own.eggId}/hatchling`, { ...animal, [field]: value }],
    ]),
    ...inProjects.flatMap(([field, value]): [string, string, object][] => [
      ['POST', '/api/breeding-projects', { ...project, [field]: value }],
      ['PUT', own.path, { [field]: value }],
    ]),
    ...inEvents.flatMap(([field, value]): [string, string, object][] => [
      ['POST', '/api/events', { ...feeding, [field]: value }],
      ['PUT', `/api/events/${own.eventId}`, { [field]: value }],
    ]),
    ['POST', '/api/eggs', { ...laid, ...inEggs }],
    ['POST', '/api/eggs/clutch', { ...laid, ...inEggs, count: 2 }],
    ['PATCH', `/api/eggs/${own.eggId}`, inEggs],
    ['POST', '/api/eggs/hatch', { eggs: [{ id: own.eggId }, { id: foreign.eggId }] }],
    ['POST', `${own.path}/offspring`, { reptileId: foreign.maleId }],
    ['POST', `/api/reptiles/${own.maleId}/offspring`, { reptileId: foreign.femaleId }],
    ['POST', `/api/reptiles/${own.maleId}/ancestors`, { relation: 'ancestor', photos: [foreign.photo] }],
    ['PATCH', '/api/user/profile', { profileImage: foreign.photo }],
    ...inSeveral,
    ...inFeedings,
    ...inPlaces,
    ...inClutches,
    ...inIncubators,
    ...inSeasons,
    ...inPlans,
  ]
}

onBothDatabases('bodies that name records', (dialect) => {
  test('R21 ACC-104 someone else’s record is not found in any field, and nothing is stored or changed', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const [owner, stranger] = [await newKeeper(), await newKeeper()]
    const foreign = await makeHoldings(owner)
    const own = await makeHoldings(stranger)
    const before = await readWholeDatabase(app.db)
    for (const [method, path, body] of listCalls(own, foreign)) {
      const answer = await stranger.call(method, path, { body })
      const told = [method, path, JSON.stringify(body), answer.status]
      expect(told).toEqual([method, path, JSON.stringify(body), 404])
    }
    expect(await readWholeDatabase(app.db)).toBe(before)
  })
})

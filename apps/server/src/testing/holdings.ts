import { randomUUID } from 'node:crypto'
import { isoNow } from '../platform/clock.ts'
import type { Db } from '../platform/database/database.ts'
import { createProject } from './pair.ts'
import { dataUrl, plainJpeg } from './pictures.ts'
import { bringReadings } from './sheets.ts'
import type { TestApp } from './test-app.ts'
import type { Visitor } from './visitor.ts'

/** What one keeper has: a child of two animals, an animal in the archive, and a record of every other kind. */
export type Holdings = { id: number; sire: number; child: number; archived: number }

/** Gives a keeper a record in every table; `at` tells the photos of keepers apart. */
export async function makeHoldings({ app }: TestApp, keeper: Visitor, at: number): Promise<Holdings> {
  const photo = async (width: number) => dataUrl(await plainJpeg({ width: width + at, height: 40 }))
  const { id } = (await keeper.get('/api/user')).json()
  const own = { photos: [await photo(60)] }
  const { id: project, maleId, femaleId } = await createProject(keeper, { male: own })
  const add = async (fields: object): Promise<number> =>
    (await keeper.post('/api/animals', { name: 'Ash', species: 'Boa', ...fields })).json().id
  const written = { fatherId: maleId, motherName: 'Dahlia', motherPhotos: [await photo(80)] }
  const child = await add({ ...written, photos: [await photo(100)], contactInfo: 'ask', customId: 'B1' })
  const archived = await add({ isArchived: true, photos: [await photo(120)] })
  await keeper.remove(`/api/animals/${await add({})}`)
  const ancestor = { relation: 'grandmother', name: 'Old', photos: [await photo(140)] }
  await keeper.post(`/api/reptiles/${child}/ancestors`, ancestor)
  await keeper.post(`/api/animals/${femaleId}/records`, { recordType: 'note', recordDate: '2026-06-01' })
  const named = { recordType: 'note', recordDate: '2026-06-01', clientId: 'tub-scale-1' }
  const { id: gone } = (await keeper.post(`/api/animals/${femaleId}/records`, named)).json()
  await keeper.post('/api/animals/records/remove', { ids: [gone] })
  await keeper.put(`/api/animals/${child}/genotype`, { entries: [] })
  const plan = { animalIds: [child], kind: 'Weigh', title: 'On the kitchen scale', minDays: 30 }
  await keeper.put('/api/plans', plan)
  const feeder = { prey: 'Rat', size: 'Weaned', currency: 'EUR', notes: 'In the lower drawer', count: 30 }
  const { id: feederId } = (await keeper.post('/api/feeders', feeder)).json()
  const bought = { clientId: `bought-${feederId}-rats`, why: 'bought', change: 20, cost: '30' }
  await keeper.post(`/api/feeders/${feederId}/stock`, bought)
  const rack = { kind: 'rack', name: 'Upper rack', code: `R${at}`, notes: 'Beside the door' }
  const { id: placeId } = (await keeper.post('/api/places', { ...rack, rows: 1, columns: 2 })).json()
  await keeper.patch(`/api/animals/${child}`, { placeId })
  await keeper.post('/api/labels', { places: [placeId] })
  await keeper.put('/api/plans', { placeIds: [placeId], kind: 'cleaning', title: 'Wide brush', minDays: 9 })
  const cleaned = { recordType: 'cleaning', recordDate: '2026-06-02', details: 'With the wide brush' }
  await keeper.post('/api/log', { entries: [{ ...cleaned, placeId, clientId: `cleaned-rack-${at}` }] })
  await keeper.patch('/api/husbandry/settings', { digestAt: '07:30', blueDays: null, shedFactor: 2.5 })
  await keeper.put('/api/season-settings', { firstDay: '09-15' })
  await keeper.put('/api/species-facts/Boa', { kind: 'litter', shedToBirth: [100, 120] })
  const young = { young: [{ count: 3, text: 'Normal' }] }
  await keeper.put(`/api/breeding-projects/${project}/young`, young)
  const ownGene = { species: 'Boa', name: 'Ashfall', inheritance: 'recessive' }
  await keeper.post('/api/genetics/genes', ownGene)
  await keeper.patch('/api/genetics/genes/bp-clown', { superName: 'Jester' })
  await keeper.post('/api/genetics/words', { species: 'Boa', word: 'Sooty', text: 'het Ashfall' })
  const { id: eggId } = (
    await keeper.post('/api/eggs', { layDate: '2026-06-01', breedingProjectId: project })
  ).json()
  const shelf = { name: 'Shelf above the heater', placeId, highTemperature: 31, graceMinutes: 0 }
  const { id: incubatorId } = (await keeper.post('/api/incubators', shelf)).json()
  const readings = [{ incubatorId, at: '2026-06-01T12:00:00Z', temperature: 31.5 }]
  await keeper.post('/api/readings', { readings })
  const logged = 'at,temperature\n2026-06-02T12:00:00Z,31\n'
  await bringReadings(keeper, `/api/incubators/${incubatorId}`, logged)
  const boxes = `/api/incubators/${incubatorId}/boxes`
  const { id: boxId } = (await keeper.post(boxes, { name: 'Box with a blue lid' })).json()
  const medium = { medium: 'perlite', notes: 'In the upper box' }
  const laid = { ...medium, boxId, femaleId, sireIds: [maleId], layDate: '2026-06-01', eggs: 1 }
  const { id: clutchId } = (await keeper.post('/api/clutches', laid)).json()
  await keeper.post(`/api/clutches/${clutchId}/log`, { kind: 'note', note: 'Dents on the second' })
  const introduced = { kind: 'introduced', maleId, day: '2026-03-01', note: 'After lights out' }
  await keeper.post(`/api/animals/${femaleId}/season-facts`, introduced)
  await keeper.post(`/api/breeding-projects/${project}/offspring`, { reptileId: child, eggId })
  await keeper.post('/api/events', { title: 'Feed', startDate: '2020-06-15', reminder: true })
  await app.services.notifications.deliverReminders()
  await keeper.post('/api/calendar-feeds', {})
  await keeper.post('/api/tokens', { name: 'Shelf display', scope: 'read', lastsDays: 30 })
  await keeper.put(`/api/devices/${randomUUID()}`, { name: 'Phone of the rack room' })
  await keeper.patch('/api/user/sharing', { limits: { profile: { endsOn: null } } })
  await keeper.patch('/api/user/profile', { profileImage: await photo(160) })
  await writeUnreachable(app.db, id)
  return { id, sire: maleId, child, archived }
}

/** Records that come about by mail, by payment, or by an administrator. */
async function writeUnreachable(db: Db, keeperId: number): Promise<void> {
  const createdAt = isoNow({ now: () => new Date() })
  await db
    .insertInto('mailedToken')
    .values({ keeperId, purpose: 'verify', tokenHash: `h${keeperId}`, email: 'x', expiresAt: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('reminderMail')
    .values({ keeperId, token: `t${keeperId}`, createdAt })
    .execute()
  await db.insertInto('repairRun').values({ keeperId, createdAt, eggsMoved: 0, repairLog: '[]' }).execute()
  await db
    .insertInto('subscription')
    .values({
      keeperId,
      stripeCustomerId: `c${keeperId}`,
      stripeSubscriptionId: null,
      status: null,
      periodEnd: null,
      isCancelled: false,
      asked: 0,
      answered: 0,
      answeredAt: createdAt,
      checkoutAt: null,
    })
    .execute()
}

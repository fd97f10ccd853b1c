import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { bringArchive } from '../archives.ts'
import { upload } from '../media-calls.ts'
import { createEgg, giveEggs } from '../mixed-up-data.ts'
import { tokenIn, waitForMail } from '../outbox.ts'
import { openCheckout, type PayingApp } from '../paying.ts'
import { plainJpeg } from '../pictures.ts'
import { addSeason } from '../season.ts'
import { bringRecords, bringSheet, previewRecords, previewSheet } from '../sheets.ts'
import { signEvent } from '../stripe/stand-in.ts'
import { makeToken } from '../tokens.ts'
import type { Visitor } from '../visitor.ts'
import { changeClutches } from './changing-clutches.ts'
import { changeFamily, type Family } from './changing-family.ts'
import { changeFeeders } from './changing-feeders.ts'
import { changeGenes } from './changing-genes.ts'
import { changePlaces, exportWithFreeKey } from './changing-places.ts'
import { changePlans } from './changing-plans.ts'
import { changeRecords } from './changing-records.ts'
import { changeSeasons } from './changing-seasons.ts'
import { followClutches } from './following-clutches.ts'
import { done, type Numbered, photoOf } from './taken-calls.ts'
import { takeHatchBack } from './taking-back.ts'

/** A keeper whose calls are watched, and what they are made in. */
export type Scene = {
  readonly running: PayingApp
  readonly keeper: Visitor
  /** Has the calls of somebody else watched as well. */
  readonly over: (visitor: Visitor) => Visitor
}

const species = 'Python regius'
const password = 'rack-7-tubs'

/** Records of every kind are added, changed, deleted and brought back, each by every call there is for it. */
export async function workOnRecords({ keeper }: Scene): Promise<void> {
  const { sire, dam, child, hatchling, project, eggs, feeding, pairing } = await addSeason(keeper)
  await changeAnimals(keeper, { sire, dam, child })
  await changeRecords(keeper, { sire, dam, child })
  await changeFamily(keeper, { sire, dam, child })
  await changeGenes(keeper)
  await changePlans(keeper, sire)
  await changeFeeders(keeper, sire)
  await changePlaces(keeper, sire)
  await changeEvents(keeper, feeding)
  await changeProject(keeper, { project, sire, dam })
  await changeEggs(keeper, { project, eggs })
  await changeClutches(keeper, { project, sire, dam })
  await changeSeasons(keeper, { project, sire, dam })
  await followClutches(keeper)
  await takeHatchBack(keeper, project)
  await shareAnimals(keeper, { sire, dam })
  await done(keeper.put(`/api/events/${pairing}`, { animalId: sire, breedingProjectId: project }))
  await emptyTrash(keeper, { sire, dam, project, hatchling })
}

async function changeAnimals(keeper: Visitor, { sire, dam, child }: Family): Promise<void> {
  const photos = [await photoOf(70)]
  await done(keeper.patch(`/api/animals/${child}`, { name: 'Ashen', sex: 'Male', photos }))
  await done(keeper.patch(`/api/animals/${sire}`, { name: 'Cinder II', species: 'Boa', morph: 'Pied' }))
  await done(keeper.patch(`/api/animals/${dam}/holdback`, { isHoldback: false }))
  await done(keeper.post(`/api/animals/${child}/unarchive`))
  await done(keeper.post(`/api/animals/${child}/archive`))
  const ids = [sire, dam]
  await done(keeper.post('/api/animals/archive', { ids }))
  await done(keeper.post('/api/animals/unarchive', { ids }))
  await done(keeper.patch('/api/animals/holdback', { ids, isHoldback: true }))
  const sheet = `Name,Species,Genotype,Place\nFay,${species},Clown,T-9\n`
  await done(previewSheet(keeper, sheet))
  await done(bringSheet(keeper, sheet))
  const records = 'Animal,Date,Kind,Outcome\nFay,2026-06-12,Fed,ate\nFay,2026-06-13,end,died\n'
  await done(previewRecords(keeper, records))
  await done(bringRecords(keeper, records))
  await done(upload(keeper, await plainJpeg({ width: 81, height: 50 })))
}

async function changeEvents(keeper: Visitor, event: number): Promise<void> {
  await done(keeper.put(`/api/events/${event}`, { title: 'Feed all', startDate: '2026-07-02' }))
  await done(keeper.put(`/api/events/${event}/complete`, { completed: true }))
  await done(keeper.put(`/api/events/${event}/reminder`, { reminder: false }))
  await done(keeper.remove('/api/events/all'))
  await done(keeper.post('/api/events/all/restore'))
}

type Pairing = { project: number; sire: number; dam: number }

async function changeProject(keeper: Visitor, { project, sire, dam }: Pairing): Promise<void> {
  const path = `/api/breeding-projects/${project}`
  const kept = { maleId: sire, femaleId: dam }
  await done(keeper.put(path, { ...kept, name: 'Another pair', status: 'Gravid', startDate: '2026-05-30' }))
  await done(keeper.put(`${path}/young`, { young: [{ count: 2, text: 'Normal' }] }))
  const reptileId = await done(keeper.post('/api/animals', { name: 'Linked', species }))
  const link = await done(keeper.post(`${path}/offspring`, { reptileId }))
  await done(keeper.remove(`${path}/offspring/${link}`))
}

async function changeEggs(keeper: Visitor, { project, eggs }: { project: number; eggs: readonly number[] }) {
  const [first = 0, second = 0, third = 0] = eggs
  await done(keeper.patch(`/api/eggs/${second}`, { eggNumber: '22', status: 'Hatched' }))
  const setBack = () => done(keeper.put(`/api/breeding-projects/${project}`, { status: 'Gravid' }))
  await setBack()
  await done(keeper.post('/api/eggs/hatch', { eggs: [{ id: third, genotype: { entries: [] } }] }))
  await setBack()
  const laid = { breedingProjectId: project, layDate: '2026-06-02' }
  const egg = await done(keeper.post('/api/eggs', laid))
  const photos = [await photoOf(74)]
  const placeId = await done(keeper.post('/api/places', { kind: 'room', name: 'Hatchlings' }))
  await done(
    keeper.post(`/api/eggs/${egg}/hatchling`, {
      ...{ name: 'Glow', species, photos, genotype: { entries: [] }, placeId },
    }),
  )
  await done(keeper.remove(`/api/eggs/${first}`))
  await done(keeper.post(`/api/trash/eggs/${first}/restore`))
  await done(keeper.remove(`/api/eggs/${first}`))
  await done(keeper.post('/api/trash/restore', { entries: [{ kind: 'eggs', id: first }] }))
}

async function shareAnimals(keeper: Visitor, { sire, dam }: { sire: number; dam: number }): Promise<void> {
  await done(keeper.put(`/api/animals/${sire}/sharing`, { shared: true, showNotes: true }))
  await done(keeper.put('/api/animals/sharing', { ids: [sire, dam], shared: true }))
  await done(keeper.patch('/api/user/sharing', { profile: true, collection: true, directory: false }))
}

/** Deletes what everything hangs on, brings it back, and empties the trash of all else. */
async function emptyTrash(
  keeper: Visitor,
  { sire, dam, project, hatchling }: Pairing & { hatchling: number },
): Promise<void> {
  const [record] = (await keeper.get(`/api/animals/${sire}/records`)).json() as Numbered[]
  expect(record).toBeDefined()
  for (const id of [sire, dam, hatchling]) {
    await done(keeper.remove(`/api/animals/${id}`))
    await done(keeper.post(`/api/trash/animals/${id}/restore`))
  }
  await done(keeper.remove(`/api/breeding-projects/${project}`))
  await done(keeper.post(`/api/trash/breeding-projects/${project}/restore`))
  await done(keeper.post('/api/breeding-projects/remove', { ids: [project] }))
  await done(keeper.post('/api/trash/restore', { entries: [{ kind: 'breeding-projects', id: project }] }))
  const ids = [sire, dam, hatchling]
  await done(keeper.post('/api/animals/remove', { ids }))
  await done(keeper.post('/api/trash/restore', { entries: ids.map((id) => ({ kind: 'animals', id })) }))
  const [event] = (await keeper.get('/api/events')).json() as Numbered[]
  await done(keeper.remove(`/api/events/${event?.id}`))
  await done(keeper.remove(`/api/trash/events/${event?.id}`))
  await done(keeper.remove('/api/trash'))
}

/** Accounts are opened, used, changed and left, by calls of theirs and of others. */
export async function workOnAccounts({ running, keeper, over }: Scene): Promise<void> {
  const noor = over(running.visitor())
  const email = 'noor@example.org'
  await done(noor.post('/api/register', { username: 'noor', email, password }))
  await done(over(running.visitor()).post('/api/login', { username: 'noor', password }))
  const sessions = (await noor.get('/api/user/sessions')).json() as (Numbered & { isCurrent: boolean })[]
  await done(noor.remove(`/api/user/sessions/${sessions.find(({ isCurrent }) => !isCurrent)?.id}`))
  await done(noor.post('/api/user/send-verification'))
  const { id: token } = await makeToken(noor)
  await makeToken(noor)
  await done(noor.remove(`/api/tokens/${token}`))
  await workOnDevices(running.visitor, over)
  const { id: feed } = (await noor.post('/api/calendar-feeds', {})).json()
  await done(noor.remove(`/api/calendar-feeds/${feed}`))
  await followAndUnfollow(keeper, noor)
  const profileImage = await photoOf(75)
  await done(keeper.patch('/api/user/profile', { name: 'Mara Reyes', timeZone: 'Asia/Tokyo', profileImage }))
  await done(over(running.visitor()).post('/api/login', { username: 'noor', password }))
  await done(
    noor.post('/api/user/change-password', { currentPassword: password, newPassword: 'another-8-rack' }),
  )
  await over(running.visitor()).post('/api/forgot-password', { email })
  const mail = await waitForMail(running.place.dataDir, { to: email, subject: 'Choose a new password' })
  await makeToken(noor)
  await done(
    over(running.visitor()).post('/api/reset-password', { token: tokenIn(mail), newPassword: password }),
  )
  await done(noor.post('/api/login', { username: 'noor', password }))
  await done(noor.post('/api/logout'))
  await done(noor.post('/api/login', { username: 'noor', password }))
  // More than a free plan holds.
  const own = { plan: 'pro', isAdmin: true, isEmailVerified: true } as const
  await running.app.db.updateTable('keeper').set(own).where('username', '=', 'noor').execute()
  await done(bringArchive(noor, await exportWithFreeKey(running, keeper)))
  await repairData(running, keeper, noor)
  await leaveWithEverything(noor)
  await useSampleAccount(running, over)
}

/** Deletes an account that has something of every kind. */
async function leaveWithEverything(keeper: Visitor): Promise<void> {
  await makeToken(keeper)
  await done(keeper.post('/api/calendar-feeds', {}))
  await done(keeper.put('/api/reminder-mails', { on: true }))
  const { maleId, femaleId } = await pairOf(keeper)
  await keeper.post('/api/labels', { animals: [femaleId] })
  await done(keeper.remove(`/api/animals/${maleId}`))
  await done(keeper.remove('/api/user/account'))
}

/** Another browser of the keeper says that it keeps a copy, and is forgotten, which signs it out. */
async function workOnDevices(visitor: PayingApp['visitor'], over: Scene['over']): Promise<void> {
  const phone = over(visitor())
  await done(phone.post('/api/login', { username: 'noor', password }))
  const path = `/api/devices/${randomUUID()}`
  await done(phone.put(path, { name: 'Phone', keepsCopy: true }))
  await done(phone.remove(path))
}

async function followAndUnfollow(keeper: Visitor, other: Visitor): Promise<void> {
  const { id } = (await other.get('/api/user')).json()
  await done(keeper.post(`/api/follow/${id}`))
  await done(keeper.remove(`/api/follow/${id}`))
  await done(other.post(`/api/follow/${(await keeper.get('/api/user')).json().id}`))
}

async function useSampleAccount({ visitor }: PayingApp, over: Scene['over']): Promise<void> {
  const [sample] = (await visitor().get('/api/mem-login')).json()
  const { username, password: known } = sample
  await done(over(visitor()).post('/api/mem-login', { username, password: known }))
}

/** Reminders come, are read, and are stopped. */
export async function workOnReminders({ running, keeper, over }: Scene): Promise<void> {
  const due = { title: 'Feed', startDate: '2020-06-15', reminder: true }
  const { email } = (await keeper.get('/api/user')).json()
  const mail = await waitForMail(running.place.dataDir, { to: email, subject: 'Welcome to Clutchbook' })
  await done(over(running.visitor()).post('/api/verify-email', { token: tokenIn(mail) }))
  await done(keeper.put('/api/reminder-mails', { on: true }))
  const events = [await done(keeper.post('/api/events', due)), await done(keeper.post('/api/events', due))]
  const { notifications } = running.app.services
  await notifications.deliverReminders()
  await notifications.mails.sendDue()
  const [first] = (await keeper.get('/api/notifications')).json()
  await done(keeper.post(`/api/notifications/${first.id}/read`))
  await done(keeper.post('/api/notifications/all/read'))
  await done(keeper.put(`/api/events/${events[1]}`, { ...due, startDate: '2020-06-16' }))
  await done(keeper.remove(`/api/events/${events[0]}`))
  await done(keeper.post(`/api/trash/events/${events[0]}/restore`))
  await done(keeper.remove(`/api/events/${events[0]}`))
  await done(keeper.post('/api/trash/restore', { entries: [{ kind: 'events', id: events[0] }] }))
  await done(keeper.remove('/api/events/all'))
  await done(keeper.post('/api/events/all/restore'))
  const { token } = await running.app.db.selectFrom('reminderMail').select('token').executeTakeFirstOrThrow()
  await done(over(running.visitor()).post('/api/reminder-mails/stop', { token }))
}

/** Pages are opened with a password by someone who is not signed in. */
export async function openSharedPages({ running, keeper, over }: Scene): Promise<void> {
  const key = 'open-7-sesame'
  const { id } = (await keeper.get('/api/user')).json()
  const animal = await done(keeper.post('/api/animals', { name: 'Shown', species }))
  await done(keeper.put(`/api/animals/${animal}/sharing`, { shared: true, password: key }))
  const limits = { profile: { password: key }, collection: { password: key } }
  await done(keeper.patch('/api/user/sharing', { profile: true, collection: true, limits }))
  const stranger = over(running.visitor())
  await done(stranger.post(`/api/shared/reptile/${animal}/pass`, { password: key }))
  for (const page of ['profile', 'reptiles'])
    await done(stranger.post(`/api/public/users/${id}/${page}/pass`, { password: key }))
}

/** A plan is paid for, asked about and ended. */
export async function payForPlan({ running, keeper, over }: Scene): Promise<void> {
  const { stripe, clock } = running
  const session = await openCheckout(stripe, keeper)
  stripe.books.pay(session)
  // The provider is asked once a minute at most.
  clock.moveOn({ minutes: 1 })
  await done(keeper.post('/api/refresh-subscription'))
  await done(keeper.post('/api/create-portal-session'))
  await done(keeper.post('/api/cancel-subscription'))
  const provider = over(running.visitor())
  for (const event of stripe.books.events)
    await done(provider.call('POST', '/api/stripe/webhook', signEvent(event, clock.now())))
}

/** An administrator gives an egg back to the keeper whose project it lies in. */
async function repairData({ app, place }: PayingApp, keeper: Visitor, admin: Visitor): Promise<void> {
  const mixed = { ...(await pairOf(keeper)), name: 'Mixed', startDate: '2026-06-01', status: 'Gravid' }
  const egg = await createEgg(keeper, await done(keeper.post('/api/breeding-projects', mixed)), {
    layDate: '2026-06-02',
  })
  const { id } = (await admin.get('/api/user')).json()
  await giveEggs(app.db, place.dialect, [egg], id)
  await done(admin.post('/api/admin/fix-data-mixing'))
}

async function pairOf(keeper: Visitor) {
  const add = (sex: string) => done(keeper.post('/api/animals', { name: sex, species, sex }))
  return { maleId: await add('Male'), femaleId: await add('Female') }
}

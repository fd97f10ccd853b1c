import { dataUrl, plainJpeg } from '../pictures.ts'
import { makeMp4 } from '../videos.ts'
import { createVisitor, type Visitor } from '../visitor.ts'

/** The keepers of a release's fixtures; Mara has everything, Tom follows her. */
export const keepers = {
  mara: { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' },
  tom: { username: 'tom', email: 'tom@example.org', password: 'shelf-3-heat' },
} as const

/** The password of the animal that Mara shares with those who know it. */
export const sharePassword = 'grey rack'

const species = 'Python regius'

/** Fills an empty installation over the wire with records of every kind. Limits of plans must be off. */
export async function fillRelease(url: string): Promise<void> {
  const [mara, tom] = [createVisitor(url), createVisitor(url)]
  await send(mara, 'POST', '/api/register', { ...keepers.mara, name: 'Mara', timeZone: 'Europe/Berlin' })
  await send(tom, 'POST', '/api/register', keepers.tom)
  const profileImage = await photo(160)
  await send(mara, 'PATCH', '/api/user/profile', { profileImage })
  const [sire, dam, child] = await addFamily(mara)
  const project = await addBreeding(mara, sire, dam, child)
  await addEvents(mara, sire, project)
  await shareSome(mara, sire, child)
  await send(mara, 'POST', '/api/calendar-feeds', {})
  await send(mara, 'POST', '/api/tokens', { name: 'Shelf display', scope: 'read', lastsDays: null })
  const removed = await add(mara, '/api/animals', { name: 'Rue', species, photos: [await photo(120)] })
  await send(mara, 'DELETE', `/api/animals/${removed}`)
  await add(tom, '/api/animals', { name: 'Ember', species: 'Boa imperator', photos: [await photo(130)] })
  const { id } = await send(mara, 'GET', '/api/user')
  await send(tom, 'POST', `/api/follow/${id}`)
  await waitForReminder(mara)
}

/** A pair with photos, a video, records and ancestors, and their child in the archive. */
async function addFamily(mara: Visitor): Promise<[number, number, number]> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(makeMp4().bytes)], 'strike.mp4', { type: 'video/mp4' }))
  const video = (await mara.call('POST', '/api/media', { form })).json().url
  const sire = await add(mara, '/api/animals', {
    ...{ name: 'Cinder', species, morph: 'Clown', sex: 'Male', customId: 'B1', weight: 1450.5 },
    ...{ dateOfBirth: '2020-05-17', length: '1.1 m', source: 'Fair', notes: 'Eats 冷凍 mice\n🦎 & "rats"' },
    ...{ priceStatus: 'For Sale', price: '400', priceCurrency: 'EUR', contactInfo: 'ask' },
    photos: [await photo(90), await photo(91), video],
  })
  const dam = await add(mara, '/api/animals', { name: 'Dahlia', species, sex: 'Female', isHoldback: true })
  const child = await add(mara, '/api/animals', {
    ...{ name: 'Ash', species, fatherId: sire, motherName: 'Rose', motherMorph: 'Pastel' },
    ...{ motherPhotos: [await photo(92)], isArchived: true },
  })
  const ancestor = {
    relation: 'grandmother',
    name: 'Old Coal',
    morph: 'Het Clown',
    photos: [await photo(93)],
  }
  await add(mara, `/api/reptiles/${child}/ancestors`, ancestor)
  const recordDate = '2026-06-01'
  for (const record of [
    { recordType: 'weight', recordDate, measurement: '1450.5', unit: 'g' },
    { recordType: 'feeding', recordDate, details: 'one rat' },
  ])
    await add(mara, `/api/animals/${sire}/records`, record)
  return [sire, dam, child]
}

/** A project with a clutch, of which one egg has hatched, and an egg that belongs to none. */
async function addBreeding(mara: Visitor, maleId: number, femaleId: number, child: number): Promise<number> {
  const pairing = { name: 'Clown pair', projectCode: 'CP26', startDate: '2026-04-01', status: 'Incubating' }
  const project = await add(mara, '/api/breeding-projects', { ...pairing, maleId, femaleId })
  const clutch = { breedingProjectId: project, layDate: '2026-06-01', count: 3, firstNumber: '1' }
  const [egg] = await send(mara, 'POST', '/api/eggs/clutch', clutch)
  const hatchling = { name: 'Spark', species, hatchDate: '2026-07-30' }
  await send(mara, 'POST', `/api/eggs/${egg.id}/hatchling`, hatchling)
  await add(mara, '/api/eggs', { layDate: '2026-06-05', temperature: 31.5, humidity: 90, notes: 'found' })
  const offspring = { reptileId: child, notes: 'of the first clutch' }
  await add(mara, `/api/breeding-projects/${project}/offspring`, offspring)
  return project
}

/** A reminder that is due at once and one that is not, each of another record. */
async function addEvents(mara: Visitor, animalId: number, breedingProjectId: number): Promise<void> {
  const reminder = { reminder: true, reminderDate: 1, reminderTime: '08:00' }
  await add(mara, '/api/events', { title: 'Feed', startDate: '2026-06-15', ...reminder, animalId })
  const late = { title: 'Pair again', startDate: '2098-12-01', endDate: '2098-12-09', type: 'breeding' }
  await add(mara, '/api/events', { ...late, ...reminder, breedingProjectId })
}

async function shareSome(mara: Visitor, open: number, guarded: number): Promise<void> {
  const shared = { shared: true, notes: true, endsOn: '2098-12-31' }
  await send(mara, 'PUT', `/api/reptiles/${open}/sharing`, shared)
  await send(mara, 'PUT', `/api/reptiles/${guarded}/sharing`, { shared: true, password: sharePassword })
  await send(mara, 'PATCH', '/api/user/sharing', { profile: true, collection: true })
}

/** The server looks for due reminders by itself, now and then. */
async function waitForReminder(mara: Visitor): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await send(mara, 'GET', '/api/notifications')).length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('No reminder was delivered')
}

const photo = async (width: number): Promise<string> => dataUrl(await plainJpeg({ width, height: 60 }))

const add = async (keeper: Visitor, path: string, body: object): Promise<number> =>
  (await send(keeper, 'POST', path, body)).id

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
async function send(keeper: Visitor, method: string, path: string, body?: unknown): Promise<any> {
  const { status, text } = await keeper.call(method, path, body === undefined ? {} : { body })
  if (status >= 300) throw new Error(`${method} ${path} was answered ${status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

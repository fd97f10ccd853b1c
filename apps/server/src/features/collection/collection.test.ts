import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const ember = { name: 'Ember', species: 'Python regius' }

onBothDatabases('animals', (dialect) => {
  test('COL-116 COL-89 a name and a species make an animal with the defaults of the requirements', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id: userId } = (await keeper.get('/api/user')).json()
    const answer = await keeper.post('/api/animals', ember)
    expect(answer.status).toBe(201)
    const animal = answer.json()
    expect(animal).toMatchObject({ id: expect.any(Number), userId, version: 1, ...ember })
    expect(new Date(animal.createdAt).toISOString()).toBe(animal.createdAt)
    // COL-91 to COL-96: the defaults.
    expect(animal).toMatchObject({
      sex: 'Unsexed',
      weightUnit: 'grams',
      isHoldback: false,
      isArchived: false,
    })
    expect(animal).toMatchObject({
      priceStatus: 'For Sale',
      price: null,
      priceCurrency: 'USD',
      contactInfo: null,
    })
    expect(animal).toMatchObject({ photos: [], profilePhotoIndex: 0, fatherPhotos: [], motherPhotos: [] })
    expect((await keeper.get(`/api/reptiles/${animal.id}`)).json()).toEqual(animal)
  })

  test('COL-90 COL-91 COL-94 COL-95 COL-115 every field is kept and answered as it was given', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const sire = (
      await keeper.post('/api/animals', { name: 'Cinder', species: 'Python regius', sex: 'Male' })
    ).json()
    const dam = (
      await keeper.post('/api/animals', { name: 'Dahlia', species: 'Python regius', sex: 'Female' })
    ).json()
    const fields = {
      ...ember,
      morph: 'Pastel Clown 66% het Piebald',
      sex: 'Female',
      dateOfBirth: '2023-06-14',
      weight: 64.9,
      weightUnit: 'ounces',
      length: '120 cm',
      source: 'Bred',
      producedBy: 'Reyes Reptiles',
      notes: 'Eats rats.\nShed 03/02.',
      customId: 'BP-23-014',
      isHoldback: true,
      priceStatus: 'Sold',
      price: '650.50',
      priceCurrency: 'EUR',
      soldOn: '2026-05-02',
      contactInfo: '@reyesreptiles',
      fatherId: sire.id,
      motherId: dam.id,
      fatherName: 'Cinder',
      motherName: 'Dahlia',
      fatherMorph: 'Clown het Piebald',
      motherMorph: 'Pastel het Clown',
      fatherSource: 'Bred',
      motherSource: 'Bought',
      fatherProducedBy: 'Reyes Reptiles',
      motherProducedBy: 'Old Mill Geckos',
    }
    const { id } = (await keeper.post('/api/animals', fields)).json()
    for (const family of ['reptiles', 'animals'])
      expect((await keeper.get(`/api/${family}/${id}`)).json()).toMatchObject(fields)
  })

  test.each([
    ['COL-75', { species: 'Python regius' }, 'name', 'Name is required'],
    ['COL-75', { ...ember, name: '   ' }, 'name', 'Name is required'],
    ['COL-76', { name: 'Ember' }, 'species', 'Species is required'],
    ['COL-77', { ...ember, sex: 'Both' }, 'sex', 'Sex must be Male, Female or Unsexed'],
    ['COL-94', { ...ember, price: '-5' }, 'price', 'Price cannot be negative'],
    ['COL-90', { ...ember, dateOfBirth: '2023-02-29' }, 'dateOfBirth', 'Please enter a date as YYYY-MM-DD'],
    ['COL-91', { ...ember, weight: 'heavy' }, 'weight', 'Please enter a number'],
    ['COL-90 COL-Q18', { ...ember, name: 'E'.repeat(121) }, 'name', 'Please use at most 120 characters'],
    ['COL-90', { ...ember, notes: 'a\0b' }, 'notes', 'Please remove the invisible control characters'],
  ])('COL-128 %s %j is refused with a message and nothing is stored', async (_id, body, field, message) => {
    const keeper = await (await startApp(dialect)).keeper()
    const answer = await keeper.post('/api/animals', body)
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({ message, code: 'not-valid', errors: { [field]: message } })
    expect((await keeper.get('/api/animals')).json()).toEqual([])
    expect((await keeper.get('/api/plan-limits/reptiles')).json().count).toBe(0)
  })

  test('COL-90 a birth day in the future is refused by the keeper’s own calendar', async () => {
    const clock = createTestClock('2026-06-15T23:30:00.000Z')
    const { keeper } = await startApp(dialect, { clock })
    const inLisbon = await keeper({ timeZone: 'Europe/Lisbon' })
    const inAuckland = await keeper({ timeZone: 'Pacific/Auckland' })
    const tomorrow = { ...ember, dateOfBirth: '2026-06-17' }
    expect((await inLisbon.post('/api/animals', tomorrow)).json().message).toBe(
      'Date of birth cannot be in the future',
    )
    const today = { ...ember, dateOfBirth: '2026-06-16' }
    expect((await inAuckland.post('/api/animals', today)).status).toBe(201)
  })

  test('COL-94 the day of a sale is today at the latest, and one that has come stays as it is', async () => {
    const clock = createTestClock('2026-06-15T12:00:00.000Z')
    const mara = await (await startApp(dialect, { clock })).keeper({ timeZone: 'Europe/Lisbon' })
    const sold = { ...ember, priceStatus: 'Sold', soldOn: '2026-06-15' }
    const { id } = (await mara.post('/api/animals', sold)).json()
    const refused = {
      status: 400,
      errors: { soldOn: 'The day of the sale cannot be in the future' },
    }
    const late = { soldOn: '2026-06-16' }
    const added = await mara.post('/api/animals', { ...sold, ...late })
    expect({ status: added.status, errors: added.json().errors }).toEqual(refused)
    const changed = await mara.patch(`/api/animals/${id}`, late)
    expect({ status: changed.status, errors: changed.json().errors }).toEqual(refused)
    expect((await mara.patch(`/api/animals/${id}`, { price: '450' })).json()).toMatchObject(sold)
    expect((await mara.patch(`/api/animals/${id}`, { soldOn: null })).json().soldOn).toBeNull()
  })

  test('COL-94 the day of a sale comes and goes with Sold, and is refused without it', async () => {
    const clock = createTestClock('2026-06-15T23:30:00.000Z')
    const mara = await (await startApp(dialect, { clock })).keeper({ timeZone: 'Europe/Lisbon' })
    const { id } = (await mara.post('/api/animals', ember)).json()
    const save = async (change: object) => (await mara.patch(`/api/animals/${id}`, change)).json()
    expect(await save({ priceStatus: 'Sold' })).toMatchObject({ soldOn: '2026-06-16', isArchived: true })
    expect(await save({ soldOn: '2026-05-02' })).toMatchObject({ soldOn: '2026-05-02' })
    expect(await save({ priceStatus: 'Sold', price: '450' })).toMatchObject({ soldOn: '2026-05-02' })
    expect(await save({ priceStatus: 'On Hold', soldOn: '2026-05-03' })).toMatchObject({
      code: 'not-valid',
      errors: {
        soldOn: 'Only a sold animal has a day of its sale. Please set its price status to Sold as well',
      },
    })
    expect(await save({ price: '460' })).toMatchObject({ priceStatus: 'Sold', soldOn: '2026-05-02' })
    expect(await save({ priceStatus: 'For Sale' })).toMatchObject({ soldOn: null })
    expect(await save({ priceStatus: 'Sold', soldOn: null })).toMatchObject({ soldOn: null })
    const added = await mara.post('/api/animals', { ...ember, priceStatus: 'Sold' })
    expect(added.json()).toMatchObject({ soldOn: '2026-06-16' })
    expect((await mara.post('/api/animals', { ...ember, soldOn: '2026-05-02' })).status).toBe(400)
  })

  test('COL-117 a change keeps what it does not name, and the version grows', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const before = (await keeper.post('/api/animals', { ...ember, morph: 'Clown', weight: 500 })).json()
    const answer = await keeper.patch(`/api/reptiles/${before.id}`, { weight: '520', morph: '' })
    expect(answer.status).toBe(200)
    expect(answer.json()).toEqual({ ...before, weight: 520, morph: null, version: 2 })
  })

  test('R13 a change that starts from a stale version is refused with 412 and loses nothing', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id } = (await keeper.post('/api/animals', ember)).json()
    const first = await keeper.patch(`/api/animals/${id}`, { name: 'First' }, { 'if-match': '"1"' })
    expect(first.headers.get('etag')).toBe('"2"')
    const second = await keeper.patch(`/api/animals/${id}`, { name: 'Second' }, { 'if-match': '"1"' })
    expect(second.status).toBe(412)
    expect(second.json().code).toBe('stale-version')
    expect((await keeper.get(`/api/animals/${id}`)).json().name).toBe('First')
  })

  test('COL-97 COL-130 an animal saved as Sold is archived by the server, and stays so until unarchived', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { id } = (await keeper.post('/api/animals', { ...ember, isHoldback: true })).json()
    const sold = (await keeper.patch(`/api/animals/${id}`, { priceStatus: 'Sold', isArchived: false })).json()
    expect(sold).toMatchObject({ isArchived: true, isHoldback: true })
    const back = (await keeper.patch(`/api/animals/${id}`, { priceStatus: 'For Sale' })).json()
    expect(back.isArchived).toBe(true)
    expect((await keeper.get('/api/dashboard')).json()).toMatchObject({
      totalAnimals: 0,
      archived: 1,
      holdbacks: 0,
    })
    await keeper.patch(`/api/animals/${id}`, { isArchived: false })
    expect((await keeper.get('/api/animals/holdbacks')).json()).toHaveLength(1)
    expect((await keeper.get('/api/dashboard')).json()).toMatchObject({
      totalAnimals: 1,
      archived: 0,
      holdbacks: 1,
    })
  })
})

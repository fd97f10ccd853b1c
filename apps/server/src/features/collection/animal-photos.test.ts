import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { countStatements } from '../../testing/counted-statements.ts'
import { plainJpeg, type TestFile } from '../../testing/pictures.ts'
import { startApp } from '../../testing/test-app.ts'
import { timed } from '../../testing/timed.ts'

const ember = { name: 'Ember', species: 'Python regius' }

const dataUrl = ({ buffer, mimeType }: TestFile): string =>
  `data:${mimeType};base64,${buffer.toString('base64')}`

onBothDatabases('photos of several saves', (dialect) => {
  test('SHELL-59 a repeated save with photos gets its first answer, even after the animal is gone', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const body = { ...ember, photos: [dataUrl(await plainJpeg())] }
    const key = { 'idempotency-key': 'form-1' }
    const first = await keeper.post('/api/animals', body, key)
    await keeper.remove(`/api/animals/${first.json().id}`)
    const again = await keeper.post('/api/animals', body, key)
    expect([again.status, again.text]).toEqual([201, first.text])
    expect((await keeper.get('/api/animals')).json()).toEqual([])
  })

  test('the same photo in two saves at once, one of them refused, stays with the one that is kept', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (let round = 0; round < 6; round += 1) {
      const photo = dataUrl(await plainJpeg({ width: 90 + round, height: 60 }))
      const [kept, refused] = await Promise.all([
        keeper.post('/api/animals', { ...ember, photos: [photo] }),
        keeper.post('/api/animals', { ...ember, photos: [photo], fatherId: 999 }),
      ])
      expect([kept.status, refused.status]).toEqual([201, 404])
      expect((await keeper.get(kept.json().photos[0])).status).toBe(200)
    }
  })

  test('a photo whose animal is deleted while another save takes it over is never half there', async () => {
    const keeper = await (await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })).keeper()
    for (let round = 0; round < 6; round += 1) {
      const photo = dataUrl(await plainJpeg({ width: 90 + round, height: 60 }))
      const { id, photos } = (await keeper.post('/api/animals', { ...ember, photos: [photo] })).json()
      const slow = dataUrl(await plainJpeg({ width: 900, height: 600 }))
      const [taken] = await Promise.all([
        keeper.post('/api/animals', { ...ember, photos: [photos[0], slow] }),
        keeper.remove(`/api/animals/${id}`),
      ])
      expect(taken.status).toBe(201)
      expect((await keeper.get(taken.json().photos[0])).status).toBe(200)
    }
  })

  test('one photo twice in a gallery, and in two galleries, is shown in each place', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const photo = dataUrl(await plainJpeg())
    const animal = (
      await keeper.post('/api/animals', { ...ember, photos: [photo, photo], fatherPhotos: [photo] })
    ).json()
    expect(animal.photos).toEqual([animal.fatherPhotos[0], animal.fatherPhotos[0]])
    const once = (await keeper.patch(`/api/animals/${animal.id}`, { photos: [animal.photos[0]] })).json()
    expect(once.photos).toEqual(animal.fatherPhotos)
  })
})

onBothDatabases('text that one database would refuse', (dialect) => {
  test.each(['q=%00', 'species=%00', 'sort=customId&cursor=1.%00', 'limit=0x2', 'limit=1e1', 'limit=201'])(
    'R66 the query %s is a 400 on each',
    async (query) => {
      const keeper = await (await startApp(dialect)).keeper()
      expect((await keeper.get(`/api/animals?${query}`)).status).toBe(400)
    },
  )

  test('R66 a NUL in any text of an animal is a 400 on each', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (const field of [
      'name',
      'species',
      'morph',
      'customId',
      'notes',
      'price',
      'priceCurrency',
      'length',
      'fatherName',
    ]) {
      const answer = await keeper.post('/api/animals', { ...ember, [field]: 'a\0b' })
      expect([field, answer.status]).toEqual([field, 400])
    }
  })

  test('COL-17 animals without an ID come last whatever letters the others begin with', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (const customId of [null, '日1', 'éa', '~~x', 'A'])
      await keeper.post('/api/animals', { ...ember, customId })
    const ids = (await keeper.get('/api/animals?sort=customId'))
      .json()
      .map((animal: { customId: string }) => animal.customId)
    expect(ids.at(-1)).toBeNull()
    expect(ids[0]).toBe('A')
  })

  test('R72 the check for cycles takes as many statements in a pedigree of a thousand generations as of one, and at most three times as long as adding them', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const keeper = await newKeeper()
    const first = (await keeper.post('/api/animals', { ...ember, sex: 'Male' })).json()
    const { id: _id, ...row } = await app.db.selectFrom('animal').selectAll().executeTakeFirstOrThrow()
    const refuse = (fatherId: number) =>
      countStatements(app.db, async () => {
        const answer = await keeper.patch(`/api/animals/${first.id}`, { fatherId })
        expect(answer.json().message).toBe('An animal cannot be its own ancestor')
      })
    const bools = { isHoldback: false, isArchived: false }
    let youngest: number = first.id
    const addGenerations = (count: number) =>
      app.db.transaction().execute(async (tx) => {
        for (let generation = 0; generation < count; generation += 1) {
          const values = { ...row, ...bools, fatherId: youngest }
          const { id } = await tx
            .insertInto('animal')
            .values(values)
            .returning('id')
            .executeTakeFirstOrThrow()
          youngest = id
        }
      })
    await addGenerations(1)
    const usual = await refuse(youngest)
    const adding = await timed(() => addGenerations(999))
    const checking = await timed(async () => expect(await refuse(youngest)).toBe(usual))
    expect(checking).toBeLessThan(3 * adding)
  })
})

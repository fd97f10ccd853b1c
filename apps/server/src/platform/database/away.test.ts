import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import {
  ember,
  expectAway,
  expectRecovery,
  expectWell,
  listNames,
  meetCutOffKeeper,
  openQuestion,
} from '../../testing/cut-off.ts'
import { inFullOnly } from '../../testing/full.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { openDatabase } from './database.ts'

/** The commit of the transaction that adds the animal. */
const itsCommit = { text: 'commit', after: ember.name }

test('R06 R80 while the database refuses connections each call is told to come again, nothing is stored, and all is well once it is back', async () => {
  const met = await meetCutOffKeeper()
  const { line, keeper } = met
  await line.refuse()
  expectAway(await keeper.get('/api/animals'))
  expectAway(await keeper.post('/api/animals', ember))
  expectAway(await keeper.post('/api/login', { username: 'mara', password: 'rack-7-tubs' }))
  await expectRecovery(met)
})

test('R06 connections that hang while new ones would not are let go of', inFullOnly, async () => {
  const met = await meetCutOffKeeper()
  const { line, keeper } = met
  await expectWell(met)
  line.hangOpen()
  const answers = await Promise.all(Array.from({ length: 10 }, () => keeper.get('/api/animals')))
  expect(answers.map(({ status }) => status)).toContain(503)
  await expectWell(met)
})

test.each(['before', 'after'] as const)(
  'R14 a line cut %s a commit arrives is told as an open question, and repeating the call with its key makes one record',
  async (moment) => {
    const met = await meetCutOffKeeper()
    const { line, keeper } = met
    const add = () => keeper.post('/api/animals', ember, { 'idempotency-key': 'ember' })
    line.cutAt(itsCommit, moment)
    expectAway(await add(), openQuestion)
    expect(await listNames(keeper)).toEqual(moment === 'after' ? ['Ember'] : [])
    const again = await add()
    expect([again.status, again.json().name]).toEqual([201, 'Ember'])
    expect(await listNames(keeper)).toEqual(['Ember'])
    await expectWell(met)
  },
)

test('R14 an open question stays one where the photos that came along can’t be taken back either', async () => {
  const { line, keeper } = await meetCutOffKeeper()
  const photos = [dataUrl(await plainJpeg({ width: 30, height: 20 }))]
  line.refuseAt(itsCommit)
  expectAway(await keeper.post('/api/animals', { ...ember, photos }), openQuestion)
  await line.mend()
  expect((await keeper.post('/api/animals', { ...ember, photos })).status).toBe(201)
})

test('connections that PostgreSQL itself ends, idle or amid a transaction, are replaced', async () => {
  const met = await meetCutOffKeeper()
  const { keeper, place } = met
  const { db } = await openDatabase(place)
  onTestFinished(() => db.destroy())
  const endOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  const adds = Array.from({ length: 30 }, () => keeper.post('/api/animals', ember))
  for (let round = 0; round < 5; round += 1) await endOthers.execute(db)
  const statuses = (await Promise.all(adds)).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([])
  await expectWell(met)
})

import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkIntegrity } from './platform/database/integrity-check.ts'
import { endNotRun } from './testing/not-run.ts'
import { plainJpeg } from './testing/pictures.ts'
import { RunningServer } from './testing/running-server.ts'
import { makeSmallVolume } from './testing/small-volume.ts'
import { type Answered, createVisitor, type Visitor } from './testing/visitor.ts'

const refusals = 20
const details = { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' }

const create = (keeper: Visitor, name: string): Promise<Answered> =>
  keeper.post('/api/animals', { name, species: 'Python regius', notes: 'x'.repeat(3000) })

function upload(keeper: Visitor, photo: Buffer, sign: string): Promise<Answered> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(photo), sign], 'boa.jpg', { type: 'image/jpeg' }))
  return keeper.call('POST', '/api/media', { form })
}

/** A write on a full disk: kept or refused with words that say why, nothing between. */
function expectHonest({ status, text }: Answered): boolean {
  if (status === 200 || status === 201) return true
  expect([status, JSON.parse(text)]).toEqual([
    503,
    { message: expect.stringMatching(/disk .* full/), code: 'unavailable' },
  ])
  return false
}

test('R06 on a full disk nothing is acknowledged that is not kept, reads go on, and writes go on once there is room', async (context) => {
  const volume = await makeSmallVolume(16)
  if (typeof volume === 'string') endNotRun(context, volume)
  const server = await RunningServer.launch({ LOG_LEVEL: 'error', PLAN_LIMITS: 'off', DATA_DIR: volume.path })
  onTestFinished(() => server.dispose())
  const { buffer } = await plainJpeg({ width: 600, height: 400 })
  const keeper = createVisitor(server.url)
  expect((await keeper.post('/api/register', details)).status).toBe(201)
  const kept = ['Ash']
  const { id } = (await create(keeper, 'Ash')).json()
  const photo: string = (await upload(keeper, buffer, 'before')).json().url

  for (let time = 0; time < 2; time += 1) {
    await volume.fill()
    let refused = 0
    // What was written before has left some room in the files of the database.
    for (let n = 0; refused < refusals; n += 1) {
      const name = `Ember ${time}.${n}`
      if (expectHonest(await create(keeper, name))) kept.push(name)
      else refused += 1
      if (!expectHonest(await upload(keeper, buffer, name))) refused += 1
      if (expectHonest(await keeper.patch(`/api/animals/${id}`, { name }))) kept[0] = name
      else refused += 1
      expect((await keeper.get('/api/animals')).status).toBe(200)
      expect((await keeper.get(photo)).status).toBe(200)
    }
    await volume.free()
    const after = await create(keeper, `Cinder ${time}`)
    expect([after.status, after.text.slice(0, 100)]).toEqual([201, expect.any(String)])
    kept.push(`Cinder ${time}`)
    expect((await upload(keeper, buffer, `after ${time}`)).status).toBe(201)
  }

  const names = (await keeper.get('/api/animals')).json().map(({ name }: { name: string }) => name)
  expect(names.sort()).toEqual(kept.sort())
  expect(server.log).toContain('the disk is full')
  expect(await server.stop()).toBe(0)
  expect(checkIntegrity(join(volume.path, 'clutchbook.db'))).toEqual([])
})

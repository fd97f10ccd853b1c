import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endNotRun } from './testing/not-run.ts'
import { plainJpeg } from './testing/pictures.ts'
import { RunningServer } from './testing/running-server.ts'
import { traceProcess, whyUntraceable } from './testing/strace/trace.ts'
import { listDepartures } from './testing/strace/unsynced.ts'
import { createVisitor, type Visitor } from './testing/visitor.ts'

const rounds = 25

/** One call of each kind that changes records or files, one after the other; the status of each must be the given one. */
async function writeOnce(keeper: Visitor, photo: Buffer, round: number): Promise<number[]> {
  const created = await keeper.post('/api/animals', { name: `Ember ${round}`, species: 'Python regius' })
  const { id } = created.json()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(photo), String(round)], 'boa.jpg', { type: 'image/jpeg' }))
  const uploaded = await keeper.call('POST', '/api/media', { form })
  const answers = [
    created,
    uploaded,
    await keeper.patch(`/api/animals/${id}`, { photos: [uploaded.json().url] }),
    await keeper.post(`/api/animals/${id}/records`, { recordType: 'note', recordDate: '2026-06-01' }),
    await keeper.post('/api/events', { title: 'Feed', startDate: '2026-06-15' }),
    await keeper.post(`/api/animals/${id}/archive`),
    await keeper.remove(`/api/animals/${id}`),
  ]
  return answers.map(({ status }) => status)
}

test('R02 no answer that acknowledges a change leaves before a sync that follows all that was written for it', async (context) => {
  const reason = await whyUntraceable()
  if (reason !== null) endNotRun(context, reason)
  const server = await RunningServer.launch({ LOG_LEVEL: 'silent', PLAN_LIMITS: 'off' })
  onTestFinished(() => server.dispose())
  // What a start looks through is noted in a file that no answer promises.
  await expect.poll(() => existsSync(join(server.dataDir, 'last-check.json')), { timeout: 30_000 }).toBe(true)
  const { buffer } = await plainJpeg({ width: 60, height: 40 })
  const told: number[] = []
  const lines = await traceProcess(server.pid ?? 0, async () => {
    for (const name of ['mara', 'otto']) {
      // A new keeper's first photo makes a folder.
      const keeper = createVisitor(server.url)
      const details = { username: name, email: `${name}@example.org`, password: 'rack-7-tubs' }
      told.push((await keeper.post('/api/register', details)).status)
      for (let round = 0; round < rounds; round += 1) told.push(...(await writeOnce(keeper, buffer, round)))
    }
  })
  expect(told.every((status) => status >= 200 && status < 300)).toBe(true)
  // Drafts become what they are by their last name, and a mail is no record.
  const isPromised = (path: string): boolean =>
    path.startsWith(server.dataDir) && !/\/(drafts|outbox)(\/|$)/.test(path.slice(server.dataDir.length))
  const departures = listDepartures(lines, isPromised)
  expect(departures.map(({ status }) => status)).toEqual(told)
  expect(departures.filter(({ unsynced }) => unsynced.length > 0)).toEqual([])
  expect(departures.filter(({ syncs }) => syncs === 0)).toEqual([])
})

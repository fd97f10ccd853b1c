import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { addIncubator } from '../../testing/incubators.ts'
import { endNotRun } from '../../testing/not-run.ts'
import { startApp } from '../../testing/test-app.ts'
import { makeToken } from '../../testing/tokens.ts'

const run = promisify(execFile)
const guide = join(import.meta.dirname, '../../../../../docs/api.md')

/** The examples of the guide that can be run as they stand, in their order. */
async function readExamples(): Promise<string[]> {
  const text = await readFile(guide, 'utf8')
  return Array.from(text.matchAll(/^```sh\n(.*?)^```/gms), ([, example = '']) => example)
}

test('A1 HUS-19 HUS-41 CLU-22 CLU-23 OFF-04 the examples of docs/api.md list animals, add one, once for its key, write down a meal, once for its name, bring in a sheet of records, once for its key, make a rack, send a reading, and copy what there is', async (context) => {
  await run('curl', ['--version']).catch(() => endNotRun(context, 'curl is not installed'))
  const { url, keeper: newKeeper } = await startApp('sqlite')
  const keeper = await newKeeper()
  const { token } = await makeToken(keeper, { scope: 'change' })
  const [list = '', add = '', log = '', sheet = '', rack = '', reading = '', copy = '', ...others] =
    await readExamples()
  expect(others).toEqual([])
  const env = { PATH: process.env.PATH, SITE: url, TOKEN: token }
  const answerOf = async (example: string) => JSON.parse((await run('sh', ['-c', example], { env })).stdout)
  expect(await answerOf(list)).toEqual([])
  const added = await answerOf(add)
  expect(added).toMatchObject({ name: 'Ember', species: 'Python regius' })
  expect(await answerOf(add)).toMatchObject({ id: added.id })
  expect(await answerOf(list)).toMatchObject([{ id: added.id }])
  const meal = log.replace('"animalId": 1', `"animalId": ${added.id}`)
  const [record] = (await answerOf(meal)).records
  expect(record).toMatchObject({ animalId: added.id, data: { prey: 'rat', outcome: 'eaten' } })
  const brought = await answerOf(sheet)
  expect(brought).toMatchObject({ count: 2 })
  expect(await answerOf(sheet)).toEqual(brought)
  expect(await answerOf(rack)).toMatchObject({ code: 'R1', rows: 5, columns: 4, animalCount: 0 })
  env.TOKEN = (await makeToken(keeper, { scope: 'measure' })).token
  const measured = reading.replace('"incubatorId": 1', `"incubatorId": ${await addIncubator(keeper)}`)
  expect(await answerOf(measured)).toEqual({ stored: 1, known: 0, refused: [] })
  env.TOKEN = token
  expect(await answerOf(meal)).toEqual({ records: [record], replayed: ['scale-0001'] })
  const { reset, next, records } = await answerOf(copy)
  expect([reset, next, records.places[0].code]).toEqual([true, null, 'R1'])
})

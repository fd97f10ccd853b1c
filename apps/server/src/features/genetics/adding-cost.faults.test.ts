import { readFile } from 'node:fs/promises'
import { unsaid } from '@clutchbook/domain/genetics/entry'
import { bredHerd } from '@clutchbook/domain/genetics/testing/bred-herd'
import { ballPython } from '@clutchbook/domain/genetics/testing/example-family'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { createPlace, onBothDatabases } from '../../testing/both-databases.ts'
import { endNotRun } from '../../testing/not-run.ts'
import { RunningServer } from '../../testing/running-server.ts'
import { median } from '../../testing/statistics.ts'
import { createVisitor } from '../../testing/visitor.ts'
import { storeEntries } from './stored-entries.ts'

/** Rounds that are not counted, for a server that has served for a while is compiled; those that are; animals in each. */
const [warmUp, rounds, inRound] = [2, 7, 100]

/** The processor time that a server has used, in hundredths of a second. */
async function spent(context: TestContext, { pid }: RunningServer): Promise<number> {
  const told = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (told === null) endNotRun(context, 'this system does not tell the time of a process under /proc')
  const [user, system] = (told.split(') ')[1] ?? '').split(' ').slice(11, 13).map(Number)
  return Number(user) + Number(system)
}

/** What the last of a herd carries, as it is sent: a gene of each locus. */
function entriesOf(loci: number): unknown[] {
  const last = bredHerd(ballPython, { animals: 40, generations: 4, loci }).at(-1)
  const tested = { ...unsaid, laboratory: 'Rare Genetics', testedOn: '2026-01-05' }
  const entries = last?.entries ?? []
  return JSON.parse(
    storeEntries(entries.map((entry) => ({ ...entry, ...(entry.evidence === 'lab' ? tested : unsaid) }))),
  )
}

onBothDatabases('animals that are added', (dialect) => {
  test('GEN-74 with six genes cost a server at most 1.5 times as much as without', {
    timeout: 300_000,
    retry: 2,
  }, async (context) => {
    const place = await createPlace(dialect)
    onTestFinished(() => place.remove())
    const server = await RunningServer.launch({
      ...{ LOG_LEVEL: 'silent', PLAN_LIMITS: 'off' },
      ...(place.databaseUrl !== null && { DATABASE_URL: place.databaseUrl }),
    })
    onTestFinished(() => server.dispose())
    const keeper = createVisitor(server.url)
    await keeper.post('/api/register', {
      ...{ username: 'mara_reyes', email: 'mara@example.org', password: 'rack-7-tubs' },
    })
    const costOf = async (genes: object): Promise<number> => {
      const before = await spent(context, server)
      for (let nth = 0; nth < inRound; nth += 1) {
        const animal = { name: 'Ember', species: 'Python regius', sex: 'Male', ...genes }
        const added = await keeper.post('/api/animals', animal)
        expect(added.status, added.text).toBe(201)
      }
      return (await spent(context, server)) - before
    }
    const ratioOf = async (loci: number): Promise<number> => {
      const genes = { genotype: { entries: entriesOf(loci) } }
      const ratios: number[] = []
      for (let round = 0; round < warmUp + rounds; round += 1) {
        const without = await costOf({})
        const ratio = (await costOf(genes)) / without
        if (round >= warmUp) ratios.push(ratio)
      }
      return median(ratios)
    }
    const [ofSix, ofThirty] = [await ratioOf(6), await ratioOf(30)]
    console.info(`${dialect}: with 6 genes ${ofSix.toFixed(2)} x, with 30 ${ofThirty.toFixed(2)} x`)
    expect(ofSix).toBeLessThanOrEqual(1.5)
  })
})

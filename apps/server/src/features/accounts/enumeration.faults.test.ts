import { expect, test } from 'vitest'
import { median } from '../../testing/statistics.ts'
import { startApp } from '../../testing/test-app.ts'

const mara = { username: 'mara_reyes', email: 'mara@example.org', password: 'rack-7-tubs' }
const password = 'rack-8-tubs'
const samples = 200

test.each([
  ['/api/login', 401, { username: mara.username, password }, { username: 'nobody-here', password }],
  ['/api/forgot-password', 200, { email: mara.email }, { email: 'nobody@example.org' }],
] as const)(
  'R29 %s answers for who is known and who is not alike, in words and in time',
  { retry: 2 },
  async (path, status, known, unknown) => {
    const running = await startApp('sqlite', { passwords: 'real' })
    await running.keeper(mara)
    const texts = new Set<string>()
    const time = async (body: object): Promise<number> => {
      const start = performance.now()
      const answer = await running.visitor().post(path, body)
      const taken = performance.now() - start
      expect(answer.status).toBe(status)
      texts.add(answer.text)
      return taken
    }
    await time(unknown)
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let n = 0; n < samples; n += 1) {
      // In turn, so that a busy machine is busy for both.
      ours.push(await time(known))
      theirs.push(await time(unknown))
    }
    expect([...texts]).toHaveLength(1)
    const difference = Math.abs(median(ours) - median(theirs)) / median(theirs)
    console.log(`${path}: known ${median(ours).toFixed(1)} ms, unknown ${median(theirs).toFixed(1)} ms`)
    expect(difference).toBeLessThan(0.1)
  },
)

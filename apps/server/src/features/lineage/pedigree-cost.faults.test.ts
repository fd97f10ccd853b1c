import { inbreedingOf, type Parentage } from '@clutchbook/domain/lineage/kinship.rules'
import { expect, test } from 'vitest'
import { addFamily } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'
import { cookieHeader } from '../../testing/visitor.ts'

/** The processor's own time of this thread in milliseconds, because the machine may be busy with other suites. */
function spent(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since)
  return (user + system) / 1000
}

test('all coefficients of 20,000 animals over 30 generations are counted within 2 seconds of one core', () => {
  const [perGeneration, breeders] = [667, 300]
  let seed = 20_000
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const animals = Array.from({ length: 20_000 }, (_none, place): Parentage => {
    const generation = Math.floor(place / perGeneration)
    const parent = () => (generation === 0 ? null : (generation - 1) * perGeneration + random(breeders) + 1)
    return { id: place + 1, fatherId: parent(), motherId: parent() }
  })
  const before = process.threadCpuUsage()
  const coefficients = inbreedingOf(animals)
  expect(spent(before)).toBeLessThan(2000)
  expect(coefficients.size).toBe(20_000)
  expect(coefficients.get(20_000)).toBeGreaterThan(0.01)
})

test.each(['sqlite', 'postgres'] as const)(
  'F11 a tree of eight generations costs at most twice as much as a page of the list on %s',
  async (dialect) => {
    const { app, keeper: newKeeper } = await startApp(dialect, {
      env: { PLAN_LIMITS: 'off' },
      ownDatabase: true,
    })
    const keeper = await newKeeper()
    const id = await addFamily(keeper, 8)
    const cookie = cookieHeader(keeper)
    // Asked without a network, so that only what the server does is counted.
    const ask = async (url: string): Promise<number> => {
      const before = process.threadCpuUsage()
      for (let call = 0; call < 20; call += 1)
        expect((await app.http.inject({ url, headers: { cookie } })).statusCode).toBe(200)
      return spent(before)
    }
    const ratios: number[] = []
    for (let round = 0; round < 15; round += 1) {
      const page = await ask('/api/animals/main?limit=60')
      ratios.push((await ask(`/api/reptiles/${id}/lineage?generations=8`)) / page)
    }
    const [median] = ratios.sort((one, other) => one - other).slice(7)
    expect(median).toBeLessThanOrEqual(2)
  },
)

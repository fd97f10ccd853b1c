import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { countStatements } from '../../testing/counted-statements.ts'
import { createPair } from '../../testing/pair.ts'
import { refusalOf, taken } from '../../testing/season-facts.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const path = '/api/statistics/seasons'

/** Lays a clutch whose eggs end with these statuses; those that are not named go on. */
async function layEnding(keeper: Visitor, laid: object, statuses: readonly string[]): Promise<number> {
  const eggs = { eggs: statuses.length, ...laid }
  const { id } = await taken(keeper.post('/api/clutches', eggs))
  const clutch = (await keeper.get(`/api/clutches/${id}`)).json()
  for (const [at, status] of statuses.entries()) {
    const ended = status === 'Hatched' ? { status, hatchDate: clutch.layDate } : { status }
    if (status !== 'Incubating') await taken(keeper.patch(`/api/eggs/${clutch.eggs[at].id}`, ended))
  }
  return id
}

const nothing = { species: null, femaleId: null, femaleName: null, maleId: null, maleName: null }
const litters = { litters: 0, live: 0, stillborn: 0 }

onBothDatabases('seasons compared', (dialect) => {
  test('SEA-17 SEA-22 clutches that ended are compared by season, those of which eggs incubate are left out, and the figures of the board say the same', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const keeper = await newKeeper()
    const { femaleId, maleId } = await createPair(keeper)
    const pair = { femaleId, sireIds: [maleId] }
    await layEnding(keeper, { ...pair, layDate: '2025-05-01', slugs: 1 }, ['Hatched', 'Hatched', 'Infertile'])
    await layEnding(keeper, { ...pair, layDate: '2026-05-01' }, ['Failed', 'Hatched'])
    await layEnding(keeper, { ...pair, layDate: '2026-06-01' }, ['Hatched', 'Incubating'])
    expect(await taken(keeper.get(path))).toEqual([
      {
        ...{ season: 2026, ...nothing, ...litters, clutches: 1, eggs: 2, fertile: 2, hatched: 1 },
        ...{ fertility: 1, hatchOfFertile: 0.5, hatchOfLaid: 0.5, meanClutchSize: 2 },
      },
      {
        ...{ season: 2025, ...nothing, ...litters, clutches: 1, eggs: 4, fertile: 2, hatched: 2 },
        ...{ fertility: 0.5, hatchOfFertile: 1, hatchOfLaid: 0.5, meanClutchSize: 4 },
      },
    ])
    const { figures } = await taken(keeper.get('/api/seasons/2026/board'))
    expect(figures).toEqual({
      ...{ incubatingClutches: 1, incubatingEggs: 1, eggs: 2, hatched: 1 },
      ...{ hatchOfLaid: 0.5, hatchOfLaidBefore: 0.5 },
    })
    expect(await taken((await newKeeper()).get(path))).toEqual([])
    expect(refusalOf(await keeper.get(`${path}?by=shelf`))).toEqual([400, 'by', 'not-valid'])
  })

  test('SEA-17 by species, female, male and pair; of several sires a clutch counts for no male and no pair', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { femaleId, maleId } = await createPair(keeper)
    const other = await createPair(keeper, {
      ...{ female: { name: 'Rose', species: 'Ball python' }, male: { name: 'Ash' } },
    })
    const day = { layDate: '2026-05-01' }
    await layEnding(keeper, { ...day, femaleId, sireIds: [maleId] }, ['Hatched'])
    await layEnding(keeper, { ...day, femaleId, sireIds: [maleId, other.maleId] }, ['Failed'])
    await layEnding(keeper, { ...day, femaleId: other.femaleId, sireIds: [maleId] }, ['Hatched', 'Failed'])
    const rows = async (by: string) =>
      (await taken(keeper.get(`${path}?by=${by}`))).map(
        ({ species, femaleName, maleName, clutches, eggs }: Record<string, unknown>) => [
          ...[species, femaleName, maleName],
          ...[clutches, eggs],
        ],
      )
    expect(await rows('species')).toEqual([['Python regius', null, null, 3, 4]])
    expect(new Set(await rows('female'))).toEqual(
      new Set([
        [null, 'Dahlia', null, 2, 2],
        [null, 'Rose', null, 1, 2],
      ]),
    )
    expect(await rows('male')).toEqual([[null, null, 'Cinder', 2, 3]])
    expect(new Set(await rows('pair'))).toEqual(
      new Set([
        [null, 'Dahlia', 'Cinder', 1, 1],
        [null, 'Rose', 'Cinder', 1, 2],
      ]),
    )
  })

  test('SEA-17 they ask nothing of the warmth that eggs had, whatever that tells of their species', async () => {
    const { app, keeper: newKeeper } = await startApp(dialect, { ownDatabase: true })
    const statements: number[] = []
    for (const species of ['Python regius', 'Eublepharis macularius']) {
      const keeper = await newKeeper()
      const { femaleId, maleId } = await createPair(keeper, { male: { species }, female: { species } })
      const laid = { femaleId, sireIds: [maleId], layDate: '2026-05-01', temperature: 31 }
      const id = await layEnding(keeper, laid, ['Failed', 'Hatched'])
      const { sexLikelihood } = await taken(keeper.get(`/api/clutches/${id}`))
      expect(sexLikelihood === null).toBe(species === 'Python regius')
      expect(await taken(keeper.get(path))).toMatchObject([{ season: 2026, eggs: 2, hatched: 1 }])
      statements.push(await countStatements(app.db, () => taken(keeper.get(`${path}?by=species`))))
    }
    const [one, other] = statements
    expect(other).toBe(one)
  })

  test('SEA-17 of a litter its young are told, and rates are null without eggs', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const { femaleId } = await createPair(keeper, { female: { species: 'Boa imperator' } })
    const litter = { femaleId, kind: 'litter', layDate: '2026-05-01', live: 12, stillborn: 2, slugs: 1 }
    await taken(keeper.post('/api/clutches', litter))
    expect(await taken(keeper.get(path))).toMatchObject([
      {
        ...{ season: 2026, clutches: 0, eggs: 0, fertility: null, hatchOfFertile: null, hatchOfLaid: null },
        ...{ meanClutchSize: null, litters: 1, live: 12, stillborn: 2 },
      },
    ])
  })
})

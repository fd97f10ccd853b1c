import { expect, test } from 'vitest'
import { bringArchive, packArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { exportArchive, readArchive } from '../../testing/read-archive.ts'
import { refusalOf, taken } from '../../testing/season-facts.ts'
import { startApp } from '../../testing/test-app.ts'

const pathOf = (species: string): string => `/api/species-facts/${encodeURIComponent(species)}`
const python = pathOf('Python regius')

onBothDatabases('figures of species', (dialect) => {
  test('SEA-07 what is known comes with how sure it is and its sources, and nothing of what is not known', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const known = await taken(keeper.get(python))
    expect(known).toMatchObject({
      species: 'Python regius',
      own: {},
      used: { kind: 'eggs', shedToLay: [25, 40], ovulationToShed: [14, 28], clutchesPerYear: [0, 1] },
      confidence: { clutchesPerYear: 'low' },
      sexDetermination: { by: 'genes', system: 'XX/XY' },
    })
    expect(known.used).toEqual(known.known)
    expect(known.sources.length).toBeGreaterThan(0)
    expect(await taken(keeper.get(pathOf('Snallygaster')))).toEqual({
      ...{ species: 'Snallygaster', known: null, own: {}, used: {}, confidence: {}, sources: [] },
      sexDetermination: null,
    })
  })

  test('SEA-07 own figures go before them, each whole and under any name of the species, until they are removed', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    const own = { shedToLay: [28, 34], daysByTemp: [{ tempC: 31, daysMin: 57, daysMax: 61 }] }
    const said = await taken(keeper.put(python, own))
    expect(said).toMatchObject({
      ...{ own, confidence: { shedToLay: 'own', daysByTemp: 'own' } },
      used: { ...own, ovulationToShed: [14, 28] },
    })
    expect(said.known.shedToLay).toEqual([25, 40])
    expect((await taken(keeper.get(pathOf('ball  python')))).own).toEqual(own)
    await taken(keeper.put(pathOf('BALL PYTHON'), { typicalClutch: 7 }))
    expect((await taken(keeper.get(python))).own).toEqual({ typicalClutch: 7 })
    expect((await taken(other.get(python))).own).toEqual({})
    expect((await keeper.remove(python)).status).toBe(204)
    expect((await taken(keeper.get(python))).own).toEqual({})
    await taken(keeper.put(pathOf('Snallygaster'), { kind: 'litter', matingToBirth: [90, 110] }))
    expect(await taken(keeper.get(pathOf('snallygaster')))).toMatchObject({
      ...{ known: null, used: { kind: 'litter', matingToBirth: [90, 110] } },
      confidence: { kind: 'own', matingToBirth: 'own' },
    })
    expect(await taken(keeper.put(pathOf('Snallygaster'), {}))).toMatchObject({ own: {}, used: {} })
  })

  test('SEA-07 figures that no species can have are refused by their name, and nothing is stored', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (const [body, field] of [
      [{ shedToLay: [40, 25] }, 'shedToLay'],
      [{ shedToLay: [25] }, 'shedToLay'],
      [{ shedToLay: '25-40' }, 'shedToLay'],
      [{ layToHatch: [0, 60] }, 'layToHatch'],
      [{ daysByTemp: [{ tempC: 31, daysMin: 57 }] }, 'daysByTemp'],
      [{ daysByTemp: [{ tempC: 99, daysMin: 57, daysMax: 60 }] }, 'daysByTemp'],
      [{ kind: 'seeds' }, 'kind'],
      [{ shedToBirth: [100, 120] }, 'shedToBirth'],
      [{ leastFemaleGrams: -1 }, 'leastFemaleGrams'],
      [{ typicalClutch: 2.5 }, 'typicalClutch'],
    ] as const)
      expect([body, ...refusalOf(await keeper.put(python, body))]).toEqual([body, 400, field, 'not-valid'])
    expect((await taken(keeper.get(python))).own).toEqual({})
    expect((await keeper.get(pathOf('x'.repeat(201)))).status).toBe(400)
  })

  test('SEA-07 an archive brings them, and one with figures that can’t be is refused', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect)
    const [keeper, second, third] = [await newKeeper(), await newKeeper(), await newKeeper()]
    await taken(keeper.put(python, { shedToLay: [28, 34] }))
    const archive = await exportArchive(url, keeper)
    expect((await bringArchive(second, archive)).status).toBe(201)
    expect((await taken(second.get(python))).own).toEqual({ shedToLay: [28, 34] })
    const files = [...(await readArchive(archive))].map(([name, { bytes }]): [string, Buffer] => [
      name,
      Buffer.from(bytes.toString('latin1').replace('[28,34]', '[34,28]'), 'latin1'),
    ])
    expect((await bringArchive(third, await packArchive(files))).status).toBe(400)
    expect((await taken(third.get(python))).own).toEqual({})
  })
})

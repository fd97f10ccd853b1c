import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const python = { name: 'Ember', species: 'Python regius' }
const boa = { name: 'Ash', species: 'Boa imperator' }

onBothDatabases('the statistics of the animals', (dialect) => {
  test('COL-Q03 a keeper without animals gets zeros, and one signed out nothing', async () => {
    const { keeper, visitor } = await startApp(dialect)
    const answer = await (await keeper()).get('/api/statistics/animals')
    expect(answer.json()).toEqual({
      total: 0,
      byStanding: { active: 0, holdbacks: 0, archived: 0 },
      byPriceStatus: [
        { priceStatus: 'For Sale', count: 0 },
        { priceStatus: 'On Hold', count: 0 },
        { priceStatus: 'Sold', count: 0 },
        { priceStatus: 'Not For Sale', count: 0 },
      ],
      bySpecies: [],
      bySex: [
        { sex: 'Male', count: 0 },
        { sex: 'Female', count: 0 },
        { sex: 'Unsexed', count: 0 },
      ],
      byAge: [],
      salesByCurrency: [],
    })
    expect((await visitor().get('/api/statistics/animals')).status).toBe(401)
  })

  test('COL-Q03 R22 own animals are told by species, sex, status, age and sales; another keeper’s are not', async () => {
    const clock = createTestClock('2026-06-15T23:30:00.000Z')
    const { keeper: newKeeper } = await startApp(dialect, { clock })
    const [keeper, other] = [await newKeeper({ timeZone: 'Pacific/Auckland' }), await newKeeper()]
    const animals = [
      // It is the 16th already in Auckland, so this one is two today.
      { ...python, sex: 'Female', dateOfBirth: '2024-06-16', priceStatus: 'Not For Sale' },
      { ...python, sex: 'Female', isHoldback: true, dateOfBirth: '2026-01-02', price: '1,250' },
      { ...boa, sex: 'Male', price: '300', priceCurrency: 'EUR' },
      { ...boa, sex: 'Male', dateOfBirth: '2010-01-01', priceStatus: 'Sold', price: '450' },
      { ...boa, isArchived: true, isHoldback: true, priceStatus: 'Sold', price: 'swap' },
    ]
    for (const animal of animals) await keeper.post('/api/animals', animal)
    await other.post('/api/animals', { ...python, priceStatus: 'Sold', price: '9999' })
    const { byPriceStatus, ...statistics } = (await keeper.get('/api/statistics/animals')).json()
    expect(byPriceStatus.map(({ count }: { count: number }) => count)).toEqual([2, 0, 2, 1])
    expect(statistics).toEqual({
      total: 5,
      byStanding: { active: 2, holdbacks: 1, archived: 2 },
      bySpecies: [
        { species: 'Python regius', count: 2 },
        { species: 'Boa imperator', count: 1 },
      ],
      bySex: [
        { sex: 'Male', count: 1 },
        { sex: 'Female', count: 2 },
        { sex: 'Unsexed', count: 0 },
      ],
      byAge: [
        { years: 0, count: 1 },
        { years: 2, count: 1 },
        { years: null, count: 1 },
      ],
      salesByCurrency: [
        { currency: 'USD', sold: 2, soldAmount: 450, listed: 1, listedAmount: 1250 },
        { currency: 'EUR', sold: 0, soldAmount: 0, listed: 1, listedAmount: 300 },
      ],
    })
  })
})

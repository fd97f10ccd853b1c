import { usualSettings } from '@clutchbook/domain/husbandry/settings.fields'
import { expect, test } from 'vitest'
import { bringArchive, packArchive } from '../../testing/archives.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { exportArchive, readArchive } from '../../testing/read-archive.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const path = '/api/husbandry/settings'
const read = async (keeper: Visitor) => (await keeper.get(path)).json()

onBothDatabases('husbandry settings', (dialect) => {
  test('HUS-36 are as usual until a keeper changes some; null turns a threshold off, and others keep theirs', async () => {
    const { keeper: newKeeper } = await startApp(dialect)
    const [keeper, other] = [await newKeeper(), await newKeeper()]
    expect(await read(keeper)).toEqual({
      ...{ digest: true, digestAt: '08:00', restDays: 14, quarantineDays: 90, refusals: 3, unfedDays: 60 },
      ...{ regurgitations: 2, blueDays: 14, shedFactor: 2, lossPercent: 10, lossPercent90: 15 },
      ...{ restingLossPercent: 20, brumationLossPercent: 10 },
    })
    const change = { digest: false, digestAt: '06:30', shedFactor: 1.5, unfedDays: null }
    const answer = await keeper.patch(path, change)
    expect([answer.status, answer.json()]).toEqual([200, { ...usualSettings, ...change }])
    await keeper.patch(path, { lossPercent: 7.5 })
    expect(await read(keeper)).toEqual({ ...usualSettings, ...change, lossPercent: 7.5 })
    // What can't be null is as usual again.
    await keeper.patch(path, { digestAt: null, restDays: 10, quarantineDays: null })
    expect(await read(keeper)).toMatchObject({ digestAt: '08:00', restDays: 10, quarantineDays: 90 })
    expect(await read(other)).toEqual(usualSettings)
  })

  test('HUS-36 what can’t be is refused by its field, and nothing is stored', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    for (const [field, value] of [
      ['digest', 'yes'],
      ['digestAt', '24:00'],
      ['restDays', 0],
      ['quarantineDays', 1.5],
      ['refusals', 0],
      ['unfedDays', -1],
      ['regurgitations', 2.5],
      ['blueDays', 731],
      ['shedFactor', 0.5],
      ['lossPercent', 0],
      ['lossPercent90', 101],
      ['restingLossPercent', 'much'],
      ['brumationLossPercent', -10],
    ] as const) {
      const answer = await keeper.patch(path, { digest: false, [field]: value })
      expect([field, answer.status, Object.keys(answer.json().errors)]).toEqual([field, 400, [field]])
    }
    expect(await read(keeper)).toEqual(usualSettings)
  })

  test('HUS-27 HUS-36 a feeding rests after a regurgitation for as long as the keeper says', async () => {
    const clock = createTestClock('2026-06-15T12:00:00.000Z')
    const keeper = await (await startApp(dialect, { clock })).keeper({ timeZone: 'UTC' })
    const animal = await addAnimal(keeper)
    await keeper.put('/api/plans', {
      animalIds: [animal],
      kind: 'feeding',
      minDays: 1,
      startsOn: '2026-06-01',
    })
    const meal = { recordType: 'feeding', recordDate: '2026-06-05', data: { outcome: 'regurgitated' } }
    await keeper.post(`/api/animals/${animal}/records`, meal)
    const stateOf = async () => (await keeper.get('/api/plans')).json()[0].next.state
    expect(await stateOf()).toBe('paused')
    await keeper.patch(path, { restDays: 10 })
    expect(await stateOf()).not.toBe('paused')
    await keeper.patch(path, { restDays: 11 })
    expect(await stateOf()).toBe('paused')
  })

  test('HUS-40 HUS-36 the archive holds them; one of before there were any leaves them as usual', async () => {
    const { keeper: newKeeper, url, app } = await startApp(dialect, { ownDatabase: true })
    const [mara, tom, noor] = [await newKeeper(), await newKeeper(), await newKeeper()]
    const change = { digest: false, digestAt: '21:15', blueDays: null, lossPercent: 12.5 }
    await mara.patch(path, change)
    const archive = await exportArchive(url, mara)
    expect((await bringArchive(tom, archive)).status).toBe(201)
    expect(await read(tom)).toEqual({ ...usualSettings, ...change })
    const files = [...(await readArchive(archive))].map(([name, { bytes }]): [string, Buffer] => [
      name,
      bytes,
    ])
    const without = async (leave: (profile: Record<string, unknown>) => object) =>
      packArchive(
        files.map(([name, bytes]) =>
          name === 'profile.json'
            ? [name, JSON.stringify(leave(JSON.parse(bytes.toString())))]
            : [name, bytes],
        ),
      )
    const old = await without(({ husbandry: _none, ...profile }) => profile)
    await noor.patch(path, { refusals: 9 })
    expect((await bringArchive(noor, old)).status).toBe(201)
    expect(await read(noor)).toEqual(usualSettings)
    const partly = await without((profile) => ({ ...profile, husbandry: { refusals: 4 } }))
    expect((await bringArchive(noor, partly)).status).toBe(201)
    expect(await read(noor)).toEqual({ ...usualSettings, refusals: 4 })
    const broken = await without((profile) => ({ ...profile, husbandry: { refusals: -1 } }))
    expect((await bringArchive(noor, broken)).status).toBe(400)
    expect((await tom.remove('/api/user/account')).status).toBe(204)
    expect(await app.db.selectFrom('husbandrySettings').select('keeperId').execute()).toHaveLength(2)
  })
})

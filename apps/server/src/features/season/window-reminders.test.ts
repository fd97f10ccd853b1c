import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createPair } from '../../testing/pair.ts'
import { stayingKeeper, toldTo } from '../../testing/reminded-keeper.ts'
import { factsOf, taken } from '../../testing/season-facts.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'

onBothDatabases('windows of seasons', (dialect) => {
  const begin = async (timeZone = 'UTC') => {
    const clock = createTestClock('2026-06-15T12:00:00Z')
    const running = await startApp(dialect, { clock })
    const keeper = await stayingKeeper(running, timeZone)
    const { notifications, season } = running.app.services
    /** What a keeper is told at each of these moments. */
    const lookAt = async (moments: readonly string[], told: Visitor = keeper): Promise<string[]> => {
      const words: string[] = []
      for (const at of moments) {
        clock.moveTo(at)
        const before = (await toldTo(told)).length
        await season.windows.makeAnew()
        await notifications.deliverReminders()
        words.push(...(await toldTo(told)).slice(before).map(({ title }) => `${at} ${title}`))
      }
      return words
    }
    return { running, keeper, lookAt }
  }

  test('SEA-13 ring once when they open and once when they are over, where the keeper is', async () => {
    const { keeper, lookAt } = await begin('Europe/Paris')
    const { femaleId } = await createPair(keeper)
    // She lays from 26 June to 11 July. 09:00 in Paris is 07:00 in UTC.
    await taken(keeper.post(factsOf(femaleId), { kind: 'shed', day: '2026-06-01' }))
    expect(
      await lookAt([
        ...['2026-06-26T06:59:59Z', '2026-06-26T07:00:00Z', '2026-06-26T07:00:30Z', '2026-07-11T12:00:00Z'],
        ...['2026-07-12T06:59:59Z', '2026-07-12T07:00:00Z', '2026-07-13T07:00:00Z'],
      ]),
    ).toEqual(['2026-06-26T07:00:00Z Dahlia may lay now', '2026-07-12T07:00:00Z Dahlia is overdue'])
    expect((await keeper.get('/api/notifications')).json()).toMatchObject([
      { message: 'Expected to lay by 07/11/2026', to: `/animals/${femaleId}`, eventId: null },
      { message: 'Expected 06/26/2026 to 07/11/2026, most likely 07/04/2026', to: `/animals/${femaleId}` },
    ])
  })

  test('SEA-13 ring no second time where they move, nor once she laid, was archived or the keeper wants none', async () => {
    const { keeper, lookAt } = await begin()
    const { femaleId } = await createPair(keeper)
    const { id } = await taken(keeper.post(factsOf(femaleId), { kind: 'shed', day: '2026-06-01' }))
    expect(await lookAt(['2026-06-26T09:00:00Z'])).toHaveLength(1)
    await taken(keeper.patch(`${factsOf(femaleId)}/${id}`, { day: '2026-06-10' }))
    expect(await lookAt(['2026-07-05T09:00:00Z', '2026-07-10T09:00:00Z'])).toEqual([])
    await taken(keeper.post('/api/clutches', { femaleId, layDate: '2026-07-09', eggs: 1, temperature: 31 }))
    expect(await lookAt(['2026-07-22T09:00:00Z', '2026-08-15T09:00:00Z'])).toEqual([])
    // Her eggs hatch from 4 to 10 September.
    const [hatch] = await lookAt(['2026-09-04T09:00:00Z'])
    expect(hatch).toMatch(/Clutch .* of Dahlia may hatch now$/)
    const rose = await createPair(keeper, { female: { name: 'Rose' } })
    await taken(keeper.post(factsOf(rose.femaleId), { kind: 'shed', day: '2026-09-01' }))
    await taken(keeper.post(`/api/animals/${rose.femaleId}/archive`))
    const ivy = await createPair(keeper, { female: { name: 'Ivy' } })
    await taken(keeper.post(factsOf(ivy.femaleId), { kind: 'shed', day: '2026-09-02' }))
    await taken(keeper.put('/api/season-settings', { windowReminders: false }))
    expect(await lookAt(['2026-09-11T09:00:00Z', '2026-09-28T09:00:00Z'])).toEqual([])
    await taken(keeper.put('/api/season-settings', { windowReminders: true }))
    expect(await lookAt(['2026-09-29T09:00:00Z'])).toEqual([])
    expect(await lookAt(['2026-10-14T09:00:00Z'])).toEqual(['2026-10-14T09:00:00Z Ivy is overdue'])
    // What is over when it is written down is no news.
    await taken(keeper.post(factsOf(ivy.femaleId), { kind: 'rest', day: '2026-10-14' }))
    const fern = await createPair(keeper, { female: { name: 'Fern' } })
    await taken(keeper.post(factsOf(fern.femaleId), { kind: 'shed', day: '2026-08-01' }))
    expect(await lookAt(['2026-10-15T09:00:00Z'])).toEqual([])
  })

  test('SEA-13 are in feeds of all types and of breeding, whole days that make nobody busy, and move there', async () => {
    const { running, keeper } = await begin()
    const { femaleId } = await createPair(keeper)
    const { id } = await taken(keeper.post(factsOf(femaleId), { kind: 'shed', day: '2026-06-01' }))
    const layDate = '2026-05-01'
    const clutch = await taken(keeper.post('/api/clutches', { femaleId, layDate, eggs: 1, temperature: 31 }))
    const sequences: number[] = []
    const read = async (type: string | null) => {
      const { url } = (await keeper.post('/api/calendar-feeds', { type })).json()
      const { text } = await createVisitor(running.url).get(new URL(url).pathname)
      return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').flatMap((component) => {
        const { uid, summary, startDate, endDate } = new ICAL.Event(component)
        const says = (name: string) => String(component.getFirstPropertyValue(name))
        const days = [String(startDate), String(endDate)]
        if (uid.startsWith('window-lay-')) sequences.push(Number(says('sequence')))
        return uid.startsWith('window-')
          ? [[uid, summary, ...days, says('transp'), new URL(says('url')).pathname]]
          : []
      })
    }
    const told = [
      [
        ...[`window-hatch-${clutch.id}@clutchbook`, `Clutch ${clutch.code} of Dahlia may hatch`],
        ...['2026-06-27', '2026-07-04', 'TRANSPARENT', `/clutches/${clutch.id}`],
      ],
      [
        ...[`window-lay-${femaleId}@clutchbook`, 'Dahlia may lay', '2026-06-26', '2026-07-12'],
        ...['TRANSPARENT', `/animals/${femaleId}`],
      ],
    ]
    expect([await read(null), await read('breeding'), await read('feeding')]).toEqual([told, told, []])
    await taken(keeper.patch(`${factsOf(femaleId)}/${id}`, { day: '2026-06-02' }))
    expect((await read(null))[1]).toEqual([
      ...[`window-lay-${femaleId}@clutchbook`, 'Dahlia may lay', '2026-06-27', '2026-07-13'],
      ...['TRANSPARENT', `/animals/${femaleId}`],
    ])
    // A program keeps what it has where the sequence is no higher.
    expect(sequences).toHaveLength(3)
    expect(sequences.at(2)).toBeGreaterThan(Number(sequences.at(1)))
  })
})

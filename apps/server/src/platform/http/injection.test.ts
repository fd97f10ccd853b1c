import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { inFullOnly } from '../../testing/full.ts'
import { shapeOf, targetsOf } from '../../testing/fuzz/hostile-calls.ts'
import { dealWords, describeObjects, pollution } from '../../testing/injection/hostile-words.ts'
import { expectInert, listOthers, tryAll } from '../../testing/injection/inert.ts'
import { createPlainCalls, scalarsOf } from '../../testing/injection/plain-calls.ts'
import { pathFor } from '../../testing/route-paths.ts'
import { startApp } from '../../testing/test-app.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

onBothDatabases('hostile words', (dialect) => {
  test(
    'R65 in every text field of every call are refused or kept to the letter in that field, and touch nothing else',
    inFullOnly,
    async () => {
      // All words in all fields by `npm run test:faults`.
      await expectInert(dialect, 2)
    },
  )

  test(
    'R65 find nothing in queries and addresses, and a parameter that comes twice is refused',
    inFullOnly,
    async () => {
      const running = await startApp(dialect, { ownDatabase: true })
      const keeper = await running.keeper()
      await createPlainCalls(running, keeper)
      const reading = targetsOf(running.app.http.routeTable).filter(({ method }) => method === 'GET')
      const deal = dealWords()
      const get = (path: string) => async () => ({ method: 'GET', path, headers: {} })
      const calls = reading.flatMap((target) => {
        const isVisitors = target.access === 'visitor'
        const names = Object.keys(shapeOf(target.endpoint?.query).properties ?? {})
        const path = pathFor(target.url)
        const words = () => deal(3).map(encodeURIComponent)
        return [
          ...words().map((word) => ({
            isVisitors,
            name: '',
            isTwice: false,
            write: get(target.url.replaceAll(/:\w+|\*/g, `1${word}`)),
          })),
          ...names.flatMap((name) => [
            { isVisitors, name, isTwice: true, write: get(`${path}?${name}=1&${name}=2`) },
            { isVisitors, name, isTwice: true, write: get(`${path}?${name}=1&${name}=1`) },
            ...words().map((word) => ({
              isVisitors,
              name,
              isTwice: false,
              write: get(`${path}?${name}=q0z${word}`),
            })),
          ]),
        ]
      })
      const tried = await tryAll(running, keeper, calls)
      expect(listOthers(tried, ({ answer }) => answer.status < 500)).toEqual([])
      expect(listOthers(tried, ({ isTwice, answer }) => !isTwice || answer.status === 400)).toEqual([])
      const found = tried.filter(({ name, answer }) => /^(q|species)$/.test(name) && answer.status === 200)
      expect(found.length).toBeGreaterThan(0)
      expect(listOthers(found, ({ answer }) => !answer.text.includes('"id":'))).toEqual([])
    },
  )

  test(
    'R65 R66 lists and objects where one value belongs are refused by name, and nothing is stored',
    inFullOnly,
    async () => {
      const running = await startApp(dialect, { ownDatabase: true })
      const keeper = await running.keeper()
      const odd: unknown[] = [['Ember'], [1], [], { $gt: '' }, { toString: null }]
      const all = await createPlainCalls(running, keeper, { areRefused: true })
      const before = await readWholeDatabase(running.app.db)
      const calls = all.flatMap((call) =>
        scalarsOf(call).flatMap(({ name }) =>
          odd.map((value) => ({
            name,
            isVisitors: call.target.access === 'visitor',
            write: () => call.write({ [name]: value }),
          })),
        ),
      )
      const tried = await tryAll(running, keeper, calls)
      expect(
        listOthers(tried, ({ name, answer }) => answer.status === 400 && answer.text.includes(`"${name}":`)),
      ).toEqual([])
      expect(await readWholeDatabase(running.app.db)).toBe(before)
    },
  )

  test('R65 no body, query, form or cookie gives an object of the server a field', inFullOnly, async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    const all = await createPlainCalls(running, keeper, { areRefused: true })
    const [objects, before] = [describeObjects(), await readWholeDatabase(running.app.db)]
    const bodies = all.flatMap((call) =>
      pollution.body.map((text) => ({
        isVisitors: call.target.access === 'visitor',
        write: () => call.write(text),
      })),
    )
    const tried = await tryAll(running, keeper, bodies)
    expect(listOthers(tried, ({ answer }) => answer.status === 400)).toEqual([])
    const odd = { method: 'GET', headers: { cookie: '__proto__=yes; constructor=yes' } }
    const queries = targetsOf(running.app.http.routeTable)
      .filter(({ method }) => method === 'GET')
      .flatMap(({ url }) => pollution.query.map((query) => ({ ...odd, path: `${pathFor(url)}?${query}` })))
      .map((sent) => ({ isVisitors: true, write: async () => sent }))
    const asked = await tryAll(running, keeper, queries)
    expect(listOthers(asked, ({ answer }) => answer.status < 500)).toEqual([])
    expect(describeObjects()).toBe(objects)
    expect(await readWholeDatabase(running.app.db)).toBe(before)
  })
})

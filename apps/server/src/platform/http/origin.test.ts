import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { formOf } from '../../testing/full.ts'
import { createPair } from '../../testing/pair.ts'
import { changingRoutes, pathFor } from '../../testing/route-paths.ts'
import { startApp } from '../../testing/test-app.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'

/** A file comes as a form, and so does a mail program's wish for no more mails, which the word in its address proves. */
const takesForms = (url: string, type: string): boolean =>
  (/^\/api\/(media$|moving\/|.*\/readings\/(preview|import)$)/.test(url) && type.startsWith('multipart')) ||
  (url === '/unsubscribe' && !type.startsWith('text'))

const ember = { name: 'Ember', species: 'Python regius' }

onBothDatabases('the address a change comes from', (dialect) => {
  /** An administrator, whom every route lets in, with a record that each finds under the number 1. */
  const open = async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    const { maleId, femaleId } = await createPair(keeper)
    const project = { maleId, femaleId, name: 'Pair', startDate: '2026-06-15', status: 'Gravid' }
    expect((await keeper.post('/api/breeding-projects', project)).status).toBe(201)
    await running.app.db.updateTable('keeper').set({ isAdmin: true }).execute()
    const changing = changingRoutes(running.app.http.routeTable)
    expect(changing.length).toBeGreaterThan(20)
    return { ...running, keeper, changing, read: () => readWholeDatabase(running.app.db) }
  }

  const refused = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'not an address' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://localhost:3000' },
    { origin: 'http://localhost:3001' },
    { origin: 'http://keeper@localhost:3000' },
    { origin: 'http://localhost:3000/' },
  ]

  /** The address that the server is called by, written otherwise than a browser does that shows the site under it. */
  const unlike = (url: string) => [
    { origin: url.replace('http:', 'https:') },
    { origin: url.replace('http:', 'ftp:') },
    { origin: url.replace('//', '//keeper@') },
    { origin: url.replace('//', '//keeper:secret@') },
    { origin: url.replace(/:\d+$/, '') },
    { origin: url.replace('http:', 'https:'), 'x-forwarded-proto': 'https' },
  ]

  // What its sender signs may come from anywhere; that it is refused unsigned is billing's own test.
  test(
    'SHELL-57 R34 every changing route refuses what a browser says comes from another site, and changes nothing',
    formOf(dialect === 'sqlite'),
    async () => {
      const { keeper, changing, read, url } = await open()
      const before = await read()
      for (const headers of [...refused, ...unlike(url)]) {
        for (const { method, url, isSigned } of changing) {
          if (isSigned) continue
          const answer = await keeper.call(method, pathFor(url), { body: ember, headers })
          const told = [method, url, answer.status, answer.json().code]
          expect(told, JSON.stringify(headers)).toEqual([method, url, 403, 'foreign-origin'])
        }
      }
      expect(await read()).toBe(before)
    },
  )

  test(
    'R34 forms and plain text, which other sites can send unasked, are refused by every changing route',
    formOf(dialect === 'sqlite'),
    async () => {
      const { keeper, changing, read } = await open()
      const before = await read()
      const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
      for (const type of types) {
        for (const { method, url } of changing) {
          if (takesForms(url, type)) continue
          const headers = { 'content-type': type }
          const answer = await keeper.call(method, pathFor(url), { body: '{"name":"Mine"}', headers })
          expect([method, url, type, answer.status]).toEqual([method, url, type, 415])
        }
      }
      expect(await read()).toBe(before)
    },
  )

  test('R34 a client that sends neither header is no browser: every changing route answers it', async () => {
    const { keeper, changing } = await open()
    for (const { method, url } of changing) {
      const answer = await keeper.call(method, pathFor(url), { body: {} })
      expect([method, url, answer.text.includes('foreign-origin')]).toEqual([method, url, false])
    }
  })

  test('SHELL-57 the site itself is served under its public address and under the one it was called by', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect, {
      env: { PUBLIC_URL: 'http://keeper.example' },
    })
    const keeper = await newKeeper()
    for (const headers of [
      { origin: 'http://keeper.example' },
      { origin: url, 'sec-fetch-site': 'same-origin' },
    ]) {
      expect((await keeper.post('/api/animals', ember, headers)).status).toBe(201)
    }
  })

  test('SHELL-57 behind a trusted proxy the scheme of the address is what the proxy says', async () => {
    const { keeper: newKeeper, url } = await startApp(dialect, { env: { TRUST_PROXY: '127.0.0.1' } })
    const keeper = await newKeeper()
    const add = async (origin: string, scheme: string) =>
      (await keeper.post('/api/animals', ember, { origin, 'x-forwarded-proto': scheme })).status
    const overTls = url.replace('http:', 'https:')
    expect([await add(overTls, 'https'), await add(url, 'https')]).toEqual([201, 403])
    expect([await add(overTls, 'http'), await add(url, 'http')]).toEqual([403, 201])
  })

  test('R34 no GET or HEAD changes anything in any table', formOf(dialect === 'sqlite'), async () => {
    const { app, keeper, visitor, read } = await open()
    const before = await read()
    for (const { method, url } of app.http.routeTable) {
      if (method !== 'GET' && method !== 'HEAD') continue
      await keeper.call(method, pathFor(url))
      await visitor().call(method, pathFor(url))
    }
    expect(await read()).toBe(before)
  })
})

import { expect, onTestFinished, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { findFreePort } from '../../testing/free-port.ts'
import { inFullOnly } from '../../testing/full.ts'
import { RunningServer, runServer } from '../../testing/running-server.ts'
import { startApp } from '../../testing/test-app.ts'

onBothDatabases('the figures', (dialect) => {
  test('tell what is asked and how it ends, the connections and the process, and nothing of any keeper', async () => {
    // The app is not told to listen there; it only counts.
    const env = { METRICS_PORT: '9464' }
    const { app, keeper: newKeeper, visitor } = await startApp(dialect, { env, withLock: true })
    const keeper = await newKeeper({ username: 'cassiopeia', email: 'cassiopeia@example.org' })
    const { id } = (await keeper.post('/api/animals', { name: 'Andromeda', species: 'Python regius' })).json()
    await keeper.get(`/api/animals/${id}`)
    await keeper.get(`/api/animals/${id}`, { 'if-none-match': '"x"' })
    // The second comes from what is kept, before the framework sees it.
    await keeper.get('/api/animals')
    await keeper.get('/api/animals')
    await visitor().get('/api/animals')
    await visitor().get('/api/nowhere/cassiopeia')
    await visitor().get('/animals/cassiopeia?q=cassiopeia')
    const count = async (labels: string) => {
      const line = app.metrics
        ?.write()
        .match(new RegExp(`^clutchbook_requests_total\\{${labels}\\} (\\d+)$`, 'm'))
      return Number(line?.[1])
    }
    await expect.poll(() => count('method="GET",route="/api/animals/:id",status="2xx"')).toBe(2)
    expect(await count('method="POST",route="/api/animals",status="2xx"')).toBe(1)
    expect(await count('method="GET",route="/api/animals",status="4xx"')).toBe(1)
    expect(await count('method="GET",route="/api/animals",status="2xx"')).toBe(2)
    const text = app.metrics?.write() ?? ''
    expect(text).not.toMatch(/cassiopeia|andromeda/i)
    expect(text).toMatch(/^clutchbook_database_damaged 0$/m)
    expect(text).toMatch(/^clutchbook_mails_waiting \d+$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d{8,}$/m)
    const connections = /^clutchbook_database_connections\{state="idle"\} \d+$/m
    if (dialect === 'postgres') expect(text).toMatch(connections)
    else expect(text).not.toMatch(connections)
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\n]*",?)+\})? [\d.e+-]+)$/)
  })
})

test(
  'figures are told at an address of their own, not at that of the site; a taken one ends the start with one line',
  inFullOnly,
  async () => {
    const port = String(await findFreePort())
    const server = await RunningServer.launch({ LOG_LEVEL: 'fatal', METRICS_PORT: port })
    onTestFinished(() => server.dispose())
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    expect(await answer.text()).toContain('clutchbook_info{version="')
    expect((await fetch(`http://127.0.0.1:${port}/api/user`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
    const atSite = await fetch(`${server.url}/metrics`)
    expect(await atSite.text()).not.toContain('clutchbook_info')
    const second = await runServer({
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATA_DIR: `${server.dataDir}/second`,
      METRICS_PORT: port,
    })
    expect(second).toEqual({
      code: 1,
      errors: 'METRICS_PORT: something else is already listening there, please choose another\n',
    })
    expect(await server.stop()).toBe(0)
  },
)

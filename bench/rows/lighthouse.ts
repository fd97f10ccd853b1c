import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataUrl, grainyJpeg } from '../../apps/server/src/testing/pictures.ts'
import { RunningServer } from '../../apps/server/src/testing/running-server.ts'
import { median } from '../../apps/server/src/testing/statistics.ts'
import { createVisitor, type Visitor } from '../../apps/server/src/testing/visitor.ts'
import { findChromium } from '../../e2e/harness/chromium.ts'
import { runCommand } from '../../tools/command.ts'
import { cookieOf } from '../harness/recording.ts'
import { notYet, type Row, row } from '../harness/row.ts'

const folder = join(import.meta.dirname, '../lighthouse')
const command = join(folder, 'node_modules/lighthouse/cli/index.js')
const runs = 5
const animals = 12

type Kind = {
  readonly what: string
  readonly least: number
  readonly paths: readonly string[]
  readonly headers: Record<string, string>
}

/** What Lighthouse says of pages on a phone (B18): the lowest of the pages' medians. */
export async function measureLighthouse(): Promise<Row[]> {
  if (!existsSync(command))
    return [
      notYet(
        'B18',
        'Lighthouse on a phone',
        '>= 95 public, >= 90 within',
        'npm ci --prefix bench/lighthouse',
      ),
    ]
  const server = await RunningServer.launch({ PLAN_LIMITS: 'off' }, { isHeard: false })
  try {
    const keeper = createVisitor(server.url)
    const id = await fill(keeper)
    const own = cookieOf(keeper)
    const kinds: readonly Kind[] = [
      { what: 'public pages', least: 95, paths: [`/shared/reptile/${id}`, '/auth'], headers: {} },
      { what: 'pages within', least: 90, paths: ['/', '/animals', `/animals/${id}`], headers: own },
    ]
    const rows: Row[] = []
    for (const kind of kinds) rows.push(await rowOf(server.url, kind))
    return rows
  } finally {
    await server.dispose()
  }
}

/** A keeper of some animals with photos, of which the last is shared; answers its number. */
async function fill(keeper: Visitor): Promise<number> {
  await keeper.post('/api/register', { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' })
  const photos = [dataUrl(await grainyJpeg({ width: 1600, height: 1200 }))]
  let id = 0
  for (let n = 0; n < animals; n += 1) {
    const added = await keeper.post('/api/animals', { name: `Ember ${n}`, species: 'Python regius', photos })
    if (added.status !== 201) throw new Error(added.text)
    id = added.json().id
  }
  const shared = await keeper.call('PUT', `/api/reptiles/${id}/sharing`, { body: { shared: true } })
  if (shared.status !== 200) throw new Error(shared.text)
  return id
}

async function rowOf(url: string, { what, least, paths, headers }: Kind): Promise<Row> {
  const scores = new Map<string, number>()
  for (const path of paths) {
    const taken: number[] = []
    for (let n = 0; n < runs; n += 1) taken.push(await scoreOf(`${url}${path}`, headers))
    scores.set(path, median(taken))
  }
  const lowest = Math.min(...scores.values())
  const note = [...scores].map(([path, score]) => `${path} ${score}`).join(', ')
  const stated = {
    what: `Lighthouse on a phone, ${what}`,
    target: `>= ${least}`,
    note: `median of ${runs}: ${note}`,
  }
  return row('B18', stated, String(lowest), lowest >= least)
}

/** Measures one page once, as Lighthouse does for a phone on slow 4G, in a browser that has never seen the site. */
async function scoreOf(url: string, headers: Record<string, string>): Promise<number> {
  const { executablePath, env } = await findChromium()
  const place = mkdtempSync(join(tmpdir(), 'clutchbook-lighthouse-'))
  const [report, extra] = [join(place, 'report.json'), join(place, 'headers.json')]
  writeFileSync(extra, JSON.stringify(headers))
  try {
    const { output } = await runCommand(
      process.execPath,
      [
        command,
        url,
        '--quiet',
        '--only-categories=performance',
        '--output=json',
        `--output-path=${report}`,
        `--extra-headers=${extra}`,
        '--no-enable-error-reporting',
        '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-dev-shm-usage',
      ],
      { env: { ...env, CHROME_PATH: executablePath }, limitSeconds: 180 },
    )
    if (!existsSync(report)) throw new Error(output.slice(-500))
    const { categories, runtimeError } = JSON.parse(readFileSync(report, 'utf8')) as {
      categories: { performance: { score: number | null } }
      runtimeError?: { message: string }
    }
    if (runtimeError) throw new Error(runtimeError.message)
    return Math.round((categories.performance.score ?? 0) * 100)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Visitor } from '../../apps/server/src/testing/visitor.ts'
import { runCommand } from '../../tools/command.ts'
import { type Row, row, times } from '../harness/row.ts'
import type { World } from '../harness/world.ts'

const kilobyte = 1024
const megabyte = kilobyte * kilobyte
const gzipped = (text: string): number => gzipSync(text).length

/** What answers, records and the installation weigh (F19, F20, F28, F30). `crowded` has grown by many animals of others. */
export async function measureSizes(world: World, crowded: World, animals: number): Promise<Row[]> {
  return [
    await weighList(world.keeper(10_000)),
    await weighRoutes(world.keeper(10_000)),
    ...(crowded.grown.before > 0 ? [await weighRecords(crowded, animals)] : []),
    await weighInstallation(),
  ]
}

async function weighList(keeper: Visitor): Promise<Row> {
  const { text } = await keeper.get('/api/animals?limit=50')
  const each = gzipped(text) / 50
  const hasImages = /data:image|base64/.test(text)
  const stated = {
    what: 'an animal in a list',
    target: '<= 350 B gz, no image bytes',
    note: `${(text.length / 50).toFixed(0)} B before it is packed; made-up animals repeat themselves more than a keeper's own`,
  }
  return row('F19', stated, `${each.toFixed(0)} B gz`, each <= 350 && !hasImages)
}

type Described = { paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }> }

/** Every read without a number in its address, in pages where it knows pages. */
async function weighRoutes(keeper: Visitor): Promise<Row> {
  const { paths } = (await keeper.get('/api/openapi.json')).json() as Described
  const weights: { path: string; bytes: number; isPaged: boolean }[] = []
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || path.includes('{') || path.startsWith('/api/moving')) continue
    const isPaged = get.parameters?.some(({ name }) => name === 'limit') ?? false
    const { status, text } = await keeper.get(isPaged ? `${path}?limit=100` : path)
    if (status === 200) weights.push({ path, bytes: gzipped(text), isPaged })
  }
  const [heaviest] = weights.toSorted((one, other) => other.bytes - one.bytes)
  const whole = gzipped((await keeper.get('/api/animals')).text)
  const bytes = heaviest?.bytes ?? 0
  const stated = {
    what: 'the heaviest answer at 10,000 animals',
    target: '<= 64 KB gz',
    note: `${heaviest?.path} of ${weights.length} reads, lists in pages of 100. A list asked for without a limit is answered whole, as the wire conventions have it: ${(whole / kilobyte).toFixed(0)} KB gz`,
  }
  return row('F20', stated, `${(bytes / kilobyte).toFixed(1)} KB gz`, bytes <= 64 * kilobyte)
}

async function weighRecords(world: World, animals: number): Promise<Row> {
  const [card] = (await world.keeper(50).get('/api/animals?limit=1')).json()
  const { text } = await world.keeper(50).get(`/api/animals/${card.id}`)
  const each = (world.grown.after - world.grown.before) / animals
  const stated = {
    what: 'disk for each animal, photos apart',
    target: '<= 2 x its JSON',
    note: `${each.toFixed(0)} B with its indexes, its keeper and what the bench adds to it, beside ${text.length} B. Lists in five orders and a search that reads no rows take the most of it; a separate search index would mend it`,
  }
  return row('F28', stated, `${times(each / text.length)} x`, each <= 2 * text.length)
}

/** The packages that a release comes with: what `tools/release.ts` puts into the image. */
async function weighInstallation(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-release-'))
  try {
    const { code, output } = await runCommand('node', ['tools/release.ts', folder])
    if (code !== 0) throw new Error(output)
    const packages = join(folder, 'node_modules')
    const bytes = weigh(packages)
    const heaviest = namesOf(packages)
      .map((name) => ({ name, bytes: weigh(join(packages, name)) }))
      .toSorted((one, other) => other.bytes - one.bytes)
      .slice(0, 4)
      .map((weight) => `${weight.name} ${(weight.bytes / megabyte).toFixed(0)}`)
    const stated = {
      what: 'what an installation needs',
      target: '<= 60 MB of packages, image <= 200 MB',
      note: `as a release has them, what Node made of them included, and without Node itself; the heaviest in MB: ${heaviest.join(', ')}. The image is not measured here`,
    }
    return row('F30', stated, `${(bytes / megabyte).toFixed(0)} MB`, bytes <= 60 * megabyte)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The packages in a folder, those with a scope by both names, and what Node keeps there. */
const namesOf = (packages: string): string[] =>
  readdirSync(packages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      name.startsWith('@') ? readdirSync(join(packages, name)).map((own) => join(name, own)) : [name],
    )

function weigh(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sum + weigh(path)
    return sum + (entry.isFile() ? statSync(path).size : 0)
  }, 0)
}

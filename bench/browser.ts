import { stripVTControlCharacters } from 'node:util'
import { runCommand } from '../tools/command.ts'
import { root } from '../tools/source-files.ts'
import { buildWeb, isBuilt } from '../tools/web-build.ts'
import { failed, type Row, row } from './harness/row.ts'
import { measureLighthouse } from './rows/lighthouse.ts'

/** What the reporter of the browser tests tells of each. */
type Result = {
  readonly status: string
  readonly duration: number
  readonly stdout: readonly { text?: string }[]
}
type Spec = { readonly title: string; readonly tests: readonly { readonly results: readonly Result[] }[] }
type Suite = { readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] }

/** What is measured in the browser: bounds that the tests keep with each change, and measurements that take minutes. */
const files = ['e2e/first-load.spec.ts', 'e2e/measure']

/** Measures the site in Chromium, each test a row for every id in its title. */
export async function measureBrowser(wanted: ReadonlySet<string>, show: (row: Row) => void): Promise<Row[]> {
  if (!isBuilt(root)) await buildWeb()
  const only = wanted.size > 0 ? ['--grep', [...wanted].map((id) => `\\b${id}\\b`).join('|')] : []
  const { output } = await runCommand(
    'playwright',
    ['test', ...files, '--workers=1', '--reporter=json', ...only],
    { env: { MEASURE: 'on' } },
  )
  const scores =
    wanted.size === 0 || wanted.has('B18')
      ? await measureLighthouse().catch((error) => failed(['B18'], error))
      : []
  const rows = [...readRows(output), ...scores]
    .filter(({ id }) => wanted.size === 0 || wanted.has(id))
    .toSorted((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)))
  for (const one of rows) show(one)
  return rows
}

function readRows(output: string): Row[] {
  try {
    const report = JSON.parse(output.slice(output.indexOf('{'))) as Suite
    return specsOf(report).flatMap(rowsOf)
  } catch {
    return failed(['B0'], output.slice(0, 500))
  }
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

function rowsOf({ title, tests }: Spec): Row[] {
  const ids = title.match(/\bB\d+\b/g) ?? []
  const what = title.replace(/^(?:[A-Z]+\d+ )+/, '')
  const result = tests[0]?.results.at(-1)
  const said = (result?.stdout ?? []).map(({ text = '' }) => stripVTControlCharacters(text))
  const note = said.map((text) => text.replace(/\s+/g, ' ').trim()).join('; ')
  const stated = { what, target: 'as it says', note: note.slice(0, 400) }
  return ids.map((id): Row => {
    if (result?.status === 'skipped') return { id, ...stated, measured: '', verdict: 'not measured' }
    const holds = result?.status === 'passed'
    return row(id, stated, holds ? 'as it says' : 'not so', holds)
  })
}

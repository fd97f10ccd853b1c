import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describeCheck } from './check-report.ts'
import { runChecks } from './checks.ts'
import { runCommand, secondsSince } from './command.ts'
import { root } from './source-files.ts'
import {
  addTallies,
  countCrash,
  countEmpty,
  summaryLine,
  type Tally,
  tallyPlaywright,
  tallyVitest,
} from './suite-report.ts'
import { buildWeb } from './web-build.ts'

/** Where the suites leave their counts, out of sight of every other tool. */
const reports = join(root, 'node_modules/.cache/test')

const routeTree = 'apps/web/src/routeTree.gen.ts'

/** Seconds a suite may take; together with the checks' own limit they stay below twelve minutes. */
const limits = { unit: 390, build: 60, browser: 270 }

type Suite = { name: string; run: () => Promise<Tally> }

const suites: Suite[] = [
  { name: 'checks', run: runHouseChecks },
  { name: 'unit and API tests', run: runUnitTests },
  { name: 'build of the site', run: runBuild },
  { name: 'browser tests', run: runBrowserTests },
]

async function runHouseChecks(): Promise<Tally> {
  const results = await runChecks((result) => console.log(describeCheck(result)))
  const failed = results.filter(({ ok }) => !ok).length
  return { passed: results.length - failed, failed }
}

async function runUnitTests(): Promise<Tally> {
  const report = join(reports, 'vitest.json')
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runCommand('vitest', args, { shown: true, limitSeconds: limits.unit })
  return countCrash(tallyVitest(readReport(report)), code)
}

/** Two checks: the site builds, and the list of its routes that the build writes is the one that came with the sources. */
async function runBuild(): Promise<Tally> {
  const before = readRoutes()
  const { code, output } = await buildWeb(limits.build)
  process.stdout.write(output)
  const isCurrent = code === 0 && readRoutes() === before
  if (code === 0 && !isCurrent)
    console.log(`${routeTree} was out of date; the build has written it anew: commit it.`)
  const passed = Number(code === 0) + Number(isCurrent)
  return { passed, failed: 2 - passed }
}

const readRoutes = (): string | null =>
  existsSync(join(root, routeTree)) ? readFileSync(join(root, routeTree), 'utf8') : null

async function runBrowserTests(): Promise<Tally> {
  const report = join(reports, 'playwright.json')
  const { code } = await runCommand('playwright', ['test', '--reporter=line,json'], {
    shown: true,
    limitSeconds: limits.browser,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return countCrash(tallyPlaywright(readReport(report)), code)
}

/** Runs a suite; one that breaks counts as one failed check and does not keep the next from running. */
async function runSuite({ name, run }: Suite): Promise<Tally> {
  const start = performance.now()
  console.log(`\n── ${name}`)
  const tally = await run().then(countEmpty, (error: unknown) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  console.log(`── ${name}: ${summaryLine(tally)} in ${secondsSince(start).toFixed(0)} seconds`)
  return tally
}

const readReport = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const tallies: Tally[] = []
for (const suite of suites) tallies.push(await runSuite(suite))
const total = addTallies(tallies)
console.log(`\n${summaryLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1

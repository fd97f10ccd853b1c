import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeCheck } from './check-report.ts'
import { runChecks } from './checks.ts'
import { runPlaywrightSuite } from './playwright-suite.ts'
import { root } from './source-files.ts'
import type { Tally } from './suite-report.ts'
import { runSuites, type Suite } from './suites.ts'
import { runVitestSuite } from './vitest-suite.ts'
import { buildWeb } from './web-build.ts'

/** With --full also the walks over every page, the further themes and widths of a test, the image and other machines. */
const isFull = process.argv.includes('--full')

const routeTree = 'apps/web/src/routeTree.gen.ts'

/** Seconds after which a suite counts as stuck: several times what it takes on two quiet cores. */
const limits = { unit: 1800, build: 240, browser: 2400, machines: 1800 }

const suites: Suite[] = [
  { name: 'checks', run: runHouseChecks },
  { name: 'unit and API tests', run: runUnitTests },
  { name: 'build of the site', run: runBuild },
  { name: 'browser tests', run: runBrowserTests },
  ...(isFull ? [{ name: 'the image and other machines', run: runMachineTests }] : []),
]

async function runHouseChecks(): Promise<Tally> {
  const results = await runChecks((result) => console.log(describeCheck(result)))
  const failed = results.filter(({ ok }) => !ok).length
  return { passed: results.length - failed, failed, notRun: 0 }
}

async function runUnitTests(): Promise<Tally> {
  const { tally } = await runVitestSuite('vitest', [], { limitSeconds: limits.unit })
  return tally
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
  return { passed, failed: 2 - passed, notRun: 0 }
}

const readRoutes = (): string | null =>
  existsSync(join(root, routeTree)) ? readFileSync(join(root, routeTree), 'utf8') : null

async function runBrowserTests(): Promise<Tally> {
  const { tally } = await runPlaywrightSuite([], { limitSeconds: limits.browser, isFull })
  return tally
}

async function runMachineTests(): Promise<Tally> {
  const config = ['--config', 'vitest.machines.config.ts']
  const { tally } = await runVitestSuite('machines', config, { limitSeconds: limits.machines })
  return tally
}

await runSuites(suites)

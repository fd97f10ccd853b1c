import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeCheck } from './check-report.ts'
import { runChecks } from './checks.ts'
import { runPlaywrightSuite } from './playwright-suite.ts'
import { buildServer } from './server-build.ts'
import { root } from './source-files.ts'
import type { Tally } from './suite-report.ts'
import { type Output, runSuites, type Suite } from './suites.ts'
import { runVitestSuite } from './vitest-suite.ts'
import { buildWeb } from './web-build.ts'

/** With --full also the walks over every page, the further themes and widths of a test, the image and other machines. */
const isFull = process.argv.includes('--full')

const routeTree = 'apps/web/src/routeTree.gen.ts'

/** Seconds after which a suite counts as stuck: several times what it takes on two quiet cores. */
const limits = { unit: 2700, build: 240, browser: 4500, machines: 1800 }

const build: Suite = { name: 'build of the site and the server', run: runBuild }
const checks: Suite = { name: 'checks', run: runHouseChecks }
const unit: Suite = { name: 'unit and API tests', run: runUnitTests }
const browser: Suite = { name: 'browser tests', run: runBrowserTests }
const machines: Suite = { name: 'the image and other machines', run: runMachineTests }

async function runHouseChecks({ print }: Output): Promise<Tally> {
  const results = await runChecks((result) => print(describeCheck(result)))
  const failed = results.filter(({ ok }) => !ok).length
  return { passed: results.length - failed, failed, notRun: 0 }
}

async function runUnitTests(output: Output): Promise<Tally> {
  const args = isFull ? [] : ['--tags-filter=!full']
  const env = { TESTS: isFull ? 'full' : 'short' }
  const { tally } = await runVitestSuite('vitest', output, args, { limitSeconds: limits.unit, env })
  return tally
}

/** Two checks: site and server build, and the list of routes that the build writes is the one that came with the sources. */
async function runBuild({ print }: Output): Promise<Tally> {
  const before = readRoutes()
  const { code, output } = await buildWeb(limits.build)
  if (output) print(output)
  await buildServer()
  const isCurrent = code === 0 && readRoutes() === before
  if (code === 0 && !isCurrent)
    print(`${routeTree} was out of date; the build has written it anew: commit it.`)
  const passed = Number(code === 0) + Number(isCurrent)
  return { passed, failed: 2 - passed, notRun: 0 }
}

const readRoutes = (): string | null =>
  existsSync(join(root, routeTree)) ? readFileSync(join(root, routeTree), 'utf8') : null

async function runBrowserTests(output: Output): Promise<Tally> {
  const { tally } = await runPlaywrightSuite(output, [], { limitSeconds: limits.browser, isFull })
  return tally
}

async function runMachineTests(output: Output): Promise<Tally> {
  const config = ['--config', 'vitest.machines.config.ts']
  const { tally } = await runVitestSuite('machines', output, config, { limitSeconds: limits.machines })
  return tally
}

// The build first: every test serves what it wrote. The browser tests take longest; the image and other machines mostly wait, so they run while those end.
await runSuites([checks, build, [[unit, ...(isFull ? [machines] : [])], [browser]]])

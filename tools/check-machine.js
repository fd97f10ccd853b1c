// Plain JavaScript without imports of packages: it must run on any Node and before `npm ci`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { machineProblem } from './machine-problem.js'

const installed = join(
  import.meta.dirname ?? new URL('.', import.meta.url).pathname,
  '../node_modules/.package-lock.json',
)

/** The version of glibc that this Node was built for and runs on; undefined on musl and outside Linux. */
const glibc = () => process.report?.getReport().header.glibcVersionRuntime

const problem = machineProblem({
  node: process.versions.node,
  hasPackages: existsSync(installed),
  lacksGlibc: process.platform === 'linux' && glibc() === undefined,
})
if (problem) {
  console.error(problem)
  process.exitCode = 1
}

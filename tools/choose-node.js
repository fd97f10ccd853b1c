// Plain JavaScript without imports of packages: npm's own Node runs it, of whatever version, where the installed one can't.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ownNodeProblem } from './machine-problem.js'
import { lacksGlibc, root } from './this-machine.js'

const installed = join(root, 'node_modules/.bin/node')
const { stderr } = spawnSync(installed, ['-e', '0'], { encoding: 'utf8' })
const lacksLibatomic = String(stderr).includes('libatomic')

const problem = ownNodeProblem({
  node: process.versions.node,
  lacksGlibc: lacksGlibc(),
  lacksLibatomic,
})
// npm puts this folder first on the path; without the link its scripts find the Node of this machine.
rmSync(installed, { force: true })
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  console.log(
    `The Node that comes with Clutchbook can't start here, so ${process.versions.node} of this machine is used.`,
  )
}

import { expect, test } from 'vitest'
import { machineProblem, ownNodeProblem } from './machine-problem.js'

const sound = { node: '26.10.0', hasPackages: true, lacksGlibc: false, lacksDatabase: false }

test('R93 a machine with everything has no problem', () => {
  expect(machineProblem(sound)).toBeNull()
  expect(machineProblem({ ...sound, node: '22.18.0' })).toBeNull()
})

test('R93 without npm ci one sentence says to run it, whatever the Node', () => {
  for (const node of ['20.20.2', '24.21.0', '26.10.0'])
    expect(machineProblem({ ...sound, node, hasPackages: false })).toMatch(
      /^[^.]*please run "npm ci"[^.]*\.$/,
    )
})

test('R93 musl is named, with what to use instead', () => {
  expect(machineProblem({ ...sound, hasPackages: false, lacksGlibc: true })).toMatch(/glibc, such as Debian/)
})

test('R93 a Node too old to run the sources is named with its version', () => {
  for (const node of ['20.20.2', '22.17.1'])
    expect(machineProblem({ ...sound, node })).toMatch(
      new RegExp(`\\(${node}\\) is too old: please install Node 24`),
    )
})

test('R93 tests without their database end in what to install', () => {
  expect(machineProblem({ ...sound, lacksDatabase: true })).toMatch(
    /^PostgreSQL for the tests was not installed[^.]*"apt-get install libatomic1"[^.]*\.$/,
  )
})

const without = { lacksGlibc: false, lacksLibatomic: true }

test('R93 without libatomic a new Node of the machine will do, and an old one ends in what to install', () => {
  expect(ownNodeProblem({ ...without, node: '24.21.0' })).toBeNull()
  expect(ownNodeProblem({ ...without, node: '20.20.2' })).toMatch(/"apt-get install libatomic1"[^.]*\.$/)
  expect(ownNodeProblem({ ...without, node: '20.20.2', lacksLibatomic: false })).toMatch(/install Node 24/)
  expect(ownNodeProblem({ ...without, node: '24.21.0', lacksGlibc: true })).toMatch(/glibc, such as Debian/)
})

import { expect, test } from 'vitest'
import { machineProblem } from './machine-problem.js'

const sound = { node: '26.10.0', hasPackages: true, lacksGlibc: false }

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

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isGenerated, listSourceFiles } from './source-files.ts'

/** Longer than this, a file has more than one role. */
export const longestFile = 300

/** Names that say nothing of a file's role, and so gather whatever nobody found a place for. */
const emptyNames = ['utils', 'util', 'helpers', 'helper', 'common', 'misc']

/** Reaches the network past the linter's rule on the global `fetch`. */
const hiddenFetch = /\b(?:window|globalThis|self)\s*\.\s*(?:fetch|XMLHttpRequest)\b|\bsendBeacon\s*\(/

/** Ends the routes of a page past the one place that does so without losing a call. */
const bareUnroute = /\.unroute(?:All)?\(/

/** What is wrong with the source files below a folder, one line each. */
export const listFileProblems = (below: string): string[] =>
  listSourceFiles(below)
    .filter((path) => !isGenerated(path))
    .flatMap((path) => problemsOf(path, readFileSync(join(below, path), 'utf8')))

/** What is wrong with one file: its length, its name, calls to the network from where none belong, and routes of tests. */
export function problemsOf(path: string, text: string): string[] {
  const problems: string[] = []
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  if (lines > longestFile)
    problems.push(`${path}: ${lines} lines; give each of its roles a file (${longestFile} at most)`)
  const emptyName = path.split('/').find((part) => emptyNames.includes(basename(part).split('.')[0] ?? ''))
  if (emptyName) problems.push(`${path}: "${emptyName}" does not say what it is for`)
  if (mustNotFetch(path) && hiddenFetch.test(text))
    problems.push(`${path}: asks the server past the client in shared/api`)
  if (path.startsWith('e2e/') && !path.startsWith('e2e/harness/') && bareUnroute.test(text))
    problems.push(`${path}: ends a route past endRoutes in e2e/harness/routes.ts, which may lose a call`)
  return problems
}

const mustNotFetch = (path: string): boolean =>
  path.startsWith('apps/web/src/') && !path.startsWith('apps/web/src/shared/api/')

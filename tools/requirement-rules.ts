import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { areaOf, citedIds, listedIds } from './requirement-ids.ts'
import { listSourceFolders } from './source-files.ts'

/** A file by its path below the root, with slashes on every system. */
type SourceText = { path: string; text: string }

const folder = 'docs/requirements/'

/** What breaks the agreement between the listed requirements and the ids that are cited, one line each. */
export function listRequirementProblems(below: string): { problems: string[]; listed: number } {
  const files = [...listSourceFolders(below), 'docs']
    .flatMap((source) => globSync(`${source}/**/*.{ts,tsx,js,css,md}`, { cwd: below }))
    .concat(globSync('*.md', { cwd: below }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(below, path), 'utf8') }))
  return { problems: requirementProblems(files), listed: listIds(files).length }
}

/** The same for the given files. */
export function requirementProblems(files: readonly SourceText[]): string[] {
  const listed = listIds(files)
  const known = new Set(listed.map(({ id }) => id))
  const tested = new Set(files.filter(({ path }) => isTest(path)).flatMap(citedBy))
  const unlisted = files.flatMap((file) =>
    citedBy(file)
      .filter((id) => !known.has(id))
      .map((id) => `${id}: cited by ${file.path} and not listed in ${folder}${areaOf(id)}.md`),
  )
  const wrong = listed.flatMap(({ id, path }, index) => {
    const problems: string[] = []
    if (basename(path, '.md') !== areaOf(id))
      problems.push(`${id}: listed in ${path}, its prefix belongs to ${folder}${areaOf(id)}.md`)
    if (listed.findIndex((other) => other.id === id) < index)
      problems.push(`${id}: listed more than once in ${folder}`)
    if (!tested.has(id)) problems.push(`${id}: listed in ${path} and cited by no test`)
    return problems
  })
  return [...unlisted, ...wrong]
}

const listIds = (files: readonly SourceText[]): { id: string; path: string }[] =>
  files
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ path, text }) => listedIds(text).map((id) => ({ id, path })))

const citedBy = ({ path, text }: SourceText): string[] => [...citedIds(path, text)]

/** Tests, and what measures: the rows of the bench and what e2e/measure runs beside them. */
const isTest = (path: string): boolean =>
  /\.(?:test|spec)\.tsx?$/.test(path) || /^(?:bench\/rows|e2e\/measure)\/.*\.ts$/.test(path)

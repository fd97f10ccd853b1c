import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { runCommand } from './command.ts'
import { listSourceFiles, listSourceFolders, root } from './source-files.ts'

/** An import that a rule forbids, and the sentence that says what the rule allows. */
export type Violation = { rule: string; from: string; to: string; comment: string }

/** What the import checker saw: the source files that it read, and what it found. */
export type Reading = { files: string[]; violations: Violation[] }

type Cruise = {
  modules: { source: string; coreModule?: boolean; couldNotResolve?: boolean }[]
  summary: { violations: { rule: { name: string }; from: string; to: string }[] }
}

/** The rules of imports, as the checker takes them. */
export const rulesFile = `${root}/.dependency-cruiser.cjs`

type Rules = { forbidden: { name: string; comment: string }[] }

const rules = createRequire(import.meta.url)(rulesFile) as Rules

const commentOn = (rule: string): string => rules.forbidden.find(({ name }) => name === rule)?.comment ?? ''

/** Reads every import below a folder that is shaped like this checkout. */
export async function readArchitecture(below: string): Promise<Reading> {
  const folders = listSourceFolders(below)
  const args = ['--config', rulesFile, '--output-type', 'json', ...folders]
  const { output } = await runCommand('depcruise', args, { cwd: below })
  const cruise = parseCruise(output)
  return {
    files: cruise.modules
      .filter((module) => !module.coreModule && !module.couldNotResolve)
      .map((module) => module.source)
      .filter((source) => /\.tsx?$/.test(source) && folders.some((folder) => source.startsWith(`${folder}/`)))
      .sort(),
    violations: cruise.summary.violations.map(({ rule: { name: rule }, from, to }) => ({
      rule,
      from,
      to,
      comment: commentOn(rule),
    })),
  }
}

/**
 * Source files that the checker passed over. A checker that meets a TypeScript it can't load reads nothing and
 * reports no violation, so silence counts only when this list is empty.
 */
export function listUnread(below: string, reading: Reading): string[] {
  const all = listSourceFiles(below)
  return isDeepStrictEqual(all, reading.files) ? [] : all.filter((file) => !reading.files.includes(file))
}

function parseCruise(output: string): Cruise {
  try {
    return JSON.parse(output) as Cruise
  } catch (error) {
    throw new Error(`dependency-cruiser failed:\n${output}`, { cause: error })
  }
}

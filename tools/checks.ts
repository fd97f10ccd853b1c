import { listUnread, readArchitecture } from './architecture.ts'
import { type Outcome, runCommand, secondsSince } from './command.ts'
import { contractProblems, listEndpoints } from './contract-rules.ts'
import { listFieldProblems } from './field-rules.ts'
import { listFileProblems } from './file-rules.ts'
import { tableProblems } from './record-kinds-table.ts'
import { listRequirementProblems } from './requirement-rules.ts'
import { listSourceFiles, root } from './source-files.ts'

/** What one check found. `note` is a word or two for the summary, `output` everything a person needs to mend it. */
type Finding = { ok: boolean; output: string; note?: string }
type Check = { name: string; run: () => Promise<Finding> }

/** A check that has ended. */
export type CheckResult = Finding & { name: string; seconds: number }

/** A bound for what hangs, not a measure: other work may keep the machine busy. */
const limitSeconds = 300

/** Checks that run at the same time; each of them keeps about one core busy. */
const lanes = 2

/** Every project that is type-checked on its own, because each lives in another world of global names. */
const projects = [
  'apps/web',
  'apps/server',
  'tools',
  'demo',
  'bench',
  'packages/domain',
  'e2e',
  'apps/web/src/worker',
]

/**
 * The longest one first, so that the lanes end together. The compiler gets one thread: with several, each works out for
 * itself the types that the others need too, and a check costs twice the processor time.
 */
const checks: Check[] = [
  { name: 'unused code', run: () => command('knip', '--no-progress', '--no-config-hints') },
  { name: 'imports', run: checkImports },
  {
    name: 'format and lint',
    run: () => command('biome', 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=200'),
  },
  ...projects.map((project) => ({
    name: `types of ${project}`,
    run: () => command('tsc', '--singleThreaded', '--project', project),
  })),
  { name: 'file sizes and names', run: checkFiles },
  { name: 'requirement ids', run: checkRequirements },
  { name: 'contracts', run: checkContracts },
  { name: 'fields of records', run: checkFields },
]

/** Runs every check, also after one failed, and reports each as it ends. */
export async function runChecks(report: (result: CheckResult) => void): Promise<CheckResult[]> {
  const waiting = [...checks]
  const results: CheckResult[] = []
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await runCheck(check)
      results.push(result)
      report(result)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}

async function runCheck({ name, run }: Check): Promise<CheckResult> {
  const start = performance.now()
  try {
    return { name, ...(await run()), seconds: secondsSince(start) }
  } catch (error) {
    return { name, ok: false, output: String(error), seconds: secondsSince(start) }
  }
}

async function command(program: string, ...args: string[]): Promise<Finding> {
  const { code, output }: Outcome = await runCommand(program, args, { limitSeconds })
  return { ok: code === 0, output }
}

async function checkImports(): Promise<Finding> {
  const reading = await readArchitecture(root)
  const unread = listUnread(root, reading)
  const lines = [
    ...reading.violations.map(
      ({ rule, from, to, comment }) => `${from} imports ${to}, against ${rule}: ${comment}`,
    ),
    ...unread.map((file) => `not read by the import checker: ${file}`),
  ]
  return {
    ok: lines.length === 0,
    output: lines.join('\n'),
    note: `${reading.files.length} files, no cycles`,
  }
}

async function checkFiles(): Promise<Finding> {
  const problems = listFileProblems(root)
  return {
    ok: problems.length === 0,
    output: problems.join('\n'),
    note: `${listSourceFiles(root).length} files`,
  }
}

async function checkRequirements(): Promise<Finding> {
  const { problems, listed } = listRequirementProblems(root)
  return { ok: problems.length === 0, output: problems.join('\n'), note: `${listed} listed` }
}

async function checkContracts(): Promise<Finding> {
  const problems = [...contractProblems(), ...tableProblems()]
  return {
    ok: problems.length === 0,
    output: problems.join('\n'),
    note: `${listEndpoints().length} endpoints`,
  }
}

async function checkFields(): Promise<Finding> {
  const { problems, compared } = await listFieldProblems()
  return { ok: problems.length === 0, output: problems.join('\n'), note: `${compared} tables` }
}

import { describeCheck } from './check-report.ts'
import { runChecks } from './checks.ts'

const results = await runChecks((result) => console.log(describeCheck(result)))
const failed = results.filter((result) => !result.ok)
console.log(
  failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.map(({ name }) => name).join(', ')}.`,
)
process.exitCode = failed.length === 0 ? 0 : 1

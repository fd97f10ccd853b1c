import type { CheckResult } from './checks.ts'

/** One short line for a check, with everything its tool said below it when it failed. */
export function describeCheck({ name, ok, output, note, seconds }: CheckResult): string {
  const line = `${ok ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(5)} s  ${name}`
  if (ok) return note ? `${line} (${note})` : line
  return `${line}\n${output.trimEnd()}\n`
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A table of taps in the docs, by its heading: each task with its taps and inputs. */
export function readTaps(heading: string): Record<string, readonly [taps: number, inputs: number]> {
  const page = readFileSync(join(import.meta.dirname, '../../docs/on-a-phone.md'), 'utf8')
  const [, part = ''] = page.split(`## ${heading}\n`)
  const [own = ''] = part.split('\n## ')
  const rows = own.matchAll(/^\| ([^|]+) \| [^|]+ \| (\d+) \| (\d+) \|$/gm)
  return Object.fromEntries(
    [...rows].map(([, task = '', ...counts]) => [task, [Number(counts[0]), Number(counts[1])]]),
  )
}

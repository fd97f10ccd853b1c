/**
 * Measures what the product costs beside the least that the machine allows, prints it, and writes docs/performance.md.
 * `npm run bench -- [sqlite|postgres|browser] [ids of rows]`.
 */
import { endWithNpm } from '../tools/npm-shell.ts'
import { measureBrowser } from './browser.ts'
import { type Part, parts, print, writePart } from './document.ts'
import { measureServer } from './server.ts'

endWithNpm()
const asked = process.argv.slice(2)
const part = asked.find((word): word is Part => word in parts) ?? 'sqlite'
const wanted = new Set(asked.filter((word) => !(word in parts)).map((word) => word.toUpperCase()))
const begun = performance.now()
const rows =
  part === 'browser' ? await measureBrowser(wanted, print) : await measureServer(part, wanted, print)
const seconds = (performance.now() - begun) / 1000
if (wanted.size === 0) writePart(part, rows, seconds)
const short = rows.filter(({ verdict }) => verdict === 'falls short').map(({ id }) => id)
console.log(`${Math.round(seconds)} seconds. Falls short: ${short.join(', ') || 'nothing'}.`)

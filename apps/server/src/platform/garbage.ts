import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Gives back what loading has left behind: 15 MB that V8 would keep until the server has much to do. */
export function giveBackGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: NodeJS.GCFunction = runInNewContext('gc')
  // So thorough a search forgets the shape of all that has no living example. The code of `process.nextTick` never gets
  // over that: each tick would take seven times as long from then on, and every answer takes several.
  process.nextTick(() => {})
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Loaded into a server before anything else: it watches the event loop, and writes down what it saw when it is told to. */
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
process.on('SIGWINCH', () => {
  const inMs = (nanoseconds: number): number => nanoseconds / 1e6
  const path = join(process.env.DATA_DIR ?? '.', 'loop-delay.json')
  writeFileSync(`${path}.part`, JSON.stringify({ p99: inMs(delay.percentile(99)), max: inMs(delay.max) }))
  renameSync(`${path}.part`, path)
  delay.reset()
})

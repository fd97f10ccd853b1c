import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A server of bare parts, as a process of its own, beside which the product is measured. */
export type Twin = {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** Starts one of the files in `twins`, hands it what it needs, and waits until it says its port. */
export async function startTwin(name: string, given: unknown = {}): Promise<Twin> {
  const child = fork(join(import.meta.dirname, `../twins/${name}.ts`))
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  child.send(given as object)
  const port = await portOf(child, name)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      end()
      await ended
    },
  }
}

async function portOf(child: ChildProcess, name: string): Promise<number> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The twin ${name} ended with ${code}`)
  })
  const told = once(child, 'message').then(([port]) => port as number)
  return Promise.race([told, ended])
}

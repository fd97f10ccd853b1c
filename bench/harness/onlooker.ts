import { type Probed, type ProbeTarget, probe } from './probe.ts'

/** What an onlooker is told: whom to ask for how long, or that it is enough. */
export type ProbeOrder = { readonly target: ProbeTarget; readonly seconds: number } | 'enough'

/** Asks as two visitors do, now and then, and tells how long they waited: a process of its own, see `watchReads`. */
let stop = () => {}
process.on('message', async (told: ProbeOrder) => {
  if (told === 'enough') {
    stop()
    return
  }
  const until = new Promise<void>((resolve) => {
    stop = resolve
  })
  const seen: Probed = await probe(told.target, { lanes: 2, seconds: told.seconds, restMs: 10, until })
  process.send?.(seen)
})

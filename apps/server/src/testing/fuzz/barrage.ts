import fc from 'fast-check'
import type { PayingApp } from '../paying.ts'
import { signText } from '../stripe/stand-in.ts'
import { createCallers } from './callers.ts'
import { callsOf, type HostileCall, type Target, targetsOf } from './hostile-calls.ts'
import { createWire, type Reply, type Sent } from './wire.ts'

type Drawn = { readonly target: Target; readonly call: HostileCall }

/** A call with what came of it. */
export type Outcome = Drawn & { readonly answer: Reply }

/** Calls under way at once; more would only wait for the database. */
const atOnce = 12

/** Sends at least so many hostile bodies, the same for the same seed, over all routes, and calls without a body besides. */
export async function sendBarrage(running: PayingApp, seed: number, bodies: number): Promise<Outcome[]> {
  const callers = await createCallers(running)
  const send = createWire(running.url, atOnce)
  const waiting = drawCalls(targetsOf(running.app.http.routeTable), seed, bodies)
  const outcomes: Outcome[] = []
  const sendInTurn = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const answer = await send(callers.as(next.call.role), asSent(next.call, running.clock.now()))
      outcomes.push({ ...next, answer })
      if (next.call.role === 'leaver' && answer.status === 401) await callers.replaceLeaver()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendInTurn))
  if (!(await callers.areSignedIn()))
    throw new Error('A call signed someone out, so later ones reached nothing')
  return outcomes
}

/** How many calls of a route there are beside those of others: most where the contract describes a body. */
function shareOf({ method, endpoint }: Target): number {
  // Its answer takes its time on purpose.
  if (endpoint?.path === '/api/forgot-password') return 1
  if (endpoint?.body || endpoint?.takesFile || endpoint?.isSigned) return 6
  if (method === 'HEAD') return 0.1
  if (method === 'DELETE') return 0.8
  return method === 'GET' ? 0.5 : 2
}

function drawCalls(targets: readonly Target[], seed: number, bodies: number): Drawn[] {
  const share = bodies / targets.reduce((sum, target) => sum + shareOf(target), 0)
  const drawn: Drawn[] = []
  for (let round = 0; countBodies(drawn) < bodies; round += 1) {
    for (const [place, target] of targets.entries()) {
      const numRuns = Math.ceil((share * shareOf(target)) / (round === 0 ? 1 : 8))
      const calls = fc.sample(callsOf(target), { seed: seed + round * targets.length + place, numRuns })
      drawn.push(...calls.map((call) => ({ target, call })))
    }
  }
  return shuffle(drawn, seed)
}

const countBodies = (drawn: readonly Drawn[]): number =>
  drawn.filter(({ call }) => call.body !== undefined).length

/** Calls of all routes come mixed: what one makes another finds. */
function shuffle<T>(things: readonly T[], seed: number): T[] {
  const length = { minLength: things.length, maxLength: things.length }
  const [places = []] = fc.sample(fc.array(fc.nat(), length), { seed, numRuns: 1 })
  return things
    .map((thing, at) => ({ thing, place: places[at] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing)
}

function asSent({ method, path, headers, body, isSigned }: HostileCall, now: Date): Sent {
  if (body !== undefined) return { method, path, ...(isSigned ? signText(body, now) : { headers, body }) }
  const { 'content-type': _, ...rest } = headers
  return { method, path, headers: rest }
}

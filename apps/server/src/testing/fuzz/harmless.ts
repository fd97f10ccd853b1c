import { expect } from 'vitest'
import type { DialectName } from '../../platform/database/database.ts'
import { startPayingApp } from '../paying.ts'
import { type Outcome, sendBarrage } from './barrage.ts'
import { findFault } from './judge.ts'

/** Calls of one place that went wrong are told this often, so that the message can be read. */
const told = 5

/**
 * Expects of so many hostile bodies, drawn by a seed, that none is answered with a failure, and that each refusal names
 * what is wrong. A failed run says its seed; `FUZZ_SEED` runs that one again. Answers what was called.
 */
export async function expectHarmless(
  dialect: DialectName,
  usual: number,
  bodies: number,
): Promise<readonly Outcome[]> {
  const seed = seedOf(usual)
  const running = await startPayingApp(dialect, { env: { PLAN_LIMITS: 'off' } })
  const outcomes = await sendBarrage(running, seed, bodies)
  const sent = outcomes.filter(({ call }) => call.body !== undefined).length
  console.log(
    `${sent} hostile bodies and ${outcomes.length - sent} other calls on ${dialect}, FUZZ_SEED=${seed}`,
  )
  expect(sent).toBeGreaterThanOrEqual(bodies)
  const faults = outcomes.flatMap((outcome) => {
    const fault = findFault(outcome)
    return fault === null ? [] : [`${fault}: ${describe(outcome)}`]
  })
  expect(faults.slice(0, told), `FUZZ_SEED=${seed}: ${faults.length} answers are wrong`).toEqual([])
  return outcomes
}

/** Expects of thousands of bodies that some came past the checks of each route's form. */
export function expectAllReached(outcomes: readonly Outcome[], usual: number): void {
  expect(listUnreached(outcomes), `FUZZ_SEED=${seedOf(usual)}: reached nothing behind validation`).toEqual([])
}

const seedOf = (usual: number): number => Number(process.env.FUZZ_SEED ?? usual)

const describe = ({ call, answer }: Outcome): string =>
  `${JSON.stringify(call).slice(0, 1500)} was answered ${answer.status} ${answer.text.slice(0, 300)}`

/** Routes with a body of which no call came past the checks of its form: what lies behind them was not tried. */
function listUnreached(outcomes: readonly Outcome[]): string[] {
  const places = new Map<string, boolean>()
  for (const { target, answer } of outcomes) {
    if (!target.endpoint?.body) continue
    // A second path leads to the same handler.
    const place = `${target.method} ${target.endpoint.path}`
    places.set(place, places.get(place) || ![400, 401, 413, 415].includes(answer.status))
  }
  return [...places].flatMap(([place, isReached]) =>
    isReached || needsMailedWord.test(place) ? [] : [place],
  )
}

/** Nobody guesses the word that is mailed for these. */
const needsMailedWord = / \/api\/(reset-password|verify-email)$/

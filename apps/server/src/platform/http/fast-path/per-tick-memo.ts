/** About as many calls as one tick can bring in: the event loop takes up to 1,024 sockets before it goes on. */
const atMost = 1000

/**
 * Asks a question once for all who ask the same in one tick of the event loop. All of them had come before the tick
 * began, so an answer from within it is as good as one for each: it includes what was committed before they came.
 */
export function perTickMemo<Answer>(ask: (key: string) => Answer): (key: string) => Answer {
  const answers = new Map<string, Answer>()
  let asked = 0
  const forget = (): void => {
    answers.clear()
    asked = 0
  }
  return (key) => {
    if (asked === 0) setImmediate(forget)
    asked += 1
    if (asked % atMost === 0) answers.clear()
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = ask(key)
    answers.set(key, answer)
    return answer
  }
}

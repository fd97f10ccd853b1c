/** More calls than one turn can bring in: the event loop takes up to 1,024 sockets before it goes on. */
const atMost = 1000

/**
 * Asks a question once for all who ask the same in one turn of the event loop. All of them had come before the turn
 * began, so an answer from within it is as good as one for each: what changed before they came is in it.
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

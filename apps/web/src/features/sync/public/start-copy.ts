import type { QueryClient } from '@tanstack/react-query'
import { answerOutOfReach } from '../../../shared/api/out-of-reach.ts'
import { markedPerson } from '../device-mark.ts'

/** Where this device keeps a copy, loads what follows the server and answers in its place; nowhere else a byte of it. */
export function startCopy(cache: QueryClient): void {
  const person = markedPerson()
  if (person === null) return
  const running = import('../run-copy.ts').then(({ runCopy }) => runCopy(cache, person))
  answerOutOfReach(
    async (address, asked) => (await running.catch(() => null))?.answer(address, asked) ?? null,
  )
}

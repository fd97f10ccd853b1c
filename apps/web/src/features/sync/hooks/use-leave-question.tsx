import { type ReactNode, useEffect, useState } from 'react'
import { waitingState } from '../../../shared/api/waiting-state.ts'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { sentBeforeLeaving } from '../../../shared/unsent.ts'

const LeaveQuestion = lazyDialog(async () => (await import('../components/leave-question.tsx')).LeaveQuestion)

type Answering = { readonly leave: () => void; readonly stay: () => void }

/** Asks whoever signs out while something waits; draws the question while it is open. */
export function useLeaveQuestion(): ReactNode {
  const [answering, setAnswering] = useState<Answering | null>(null)
  useEffect(() => {
    let withdraw = (): void => undefined
    const ask = (): Promise<number> =>
      new Promise((resolve, reject) => {
        withdraw()
        const end = (answer: () => void) => (): void => {
          stop()
          setAnswering(null)
          answer()
        }
        // What is left stays here for its keeper, so none of it is in the way.
        const leave = end(() => resolve(0))
        const stay = end(() => reject(new Error('The keeper stays')))
        // What waited may have been sent meanwhile, and then there is nothing to ask any more.
        const stop = waitingState.subscribe(() => {
          if (waitingState.counts().waiting === 0) leave()
        })
        withdraw = stay
        setAnswering({ leave, stay })
      })
    const send = (): Promise<number> => (waitingState.counts().waiting === 0 ? Promise.resolve(0) : ask())
    const askNoMore = sentBeforeLeaving({ send, drop: () => undefined })
    return () => {
      askNoMore()
      withdraw()
    }
  }, [])
  return answering && <LeaveQuestion onLeave={answering.leave} onClose={answering.stay} />
}

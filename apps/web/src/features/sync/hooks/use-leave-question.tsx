import { type ReactNode, useEffect, useState } from 'react'
import { waitingState } from '../../../shared/api/waiting-state.ts'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { sentBeforeLeaving } from '../../../shared/unsent.ts'

const LeaveQuestion = lazyDialog(async () => (await import('../components/leave-question.tsx')).LeaveQuestion)

type Answering = { readonly leave: () => void; readonly stay: () => void }

/** Asks whoever signs out while something waits; draws the question while it is open. */
export function useLeaveQuestion(): ReactNode {
  const [answering, setAnswering] = useState<Answering | null>(null)
  useEffect(
    () =>
      sentBeforeLeaving({
        // What is left stays here for its keeper, so none of it is in the way.
        send: () =>
          waitingState.counts().waiting === 0
            ? Promise.resolve(0)
            : new Promise((resolve, reject) =>
                setAnswering({ leave: () => resolve(0), stay: () => reject(new Error('The keeper stays')) }),
              ),
        drop: () => undefined,
      }),
    [],
  )
  if (!answering) return null
  const then = (act: () => void) => (): void => {
    setAnswering(null)
    act()
  }
  return <LeaveQuestion onLeave={then(answering.leave)} onClose={then(answering.stay)} />
}

import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/api-error.ts'
import { showToast } from '../../../shared/ui/toast.ts'
import { currentUserQuery } from '../accounts.queries.ts'
import { verifiedQuery } from '../mailed-links.queries.ts'
import { mailedLinksTexts } from '../mailed-links.texts.ts'
import { useSendVerification } from '../settings.queries.ts'
import { tellFailure } from '../tell-failure.ts'

const { sent, sendFailed } = mailedLinksTexts.verify

/** What came of a link: being asked, proved, void, or not to be known because the call failed. */
type Outcome = 'working' | 'done' | 'broken' | 'failed'

/** Uses the word of a mailed link as proof of an address, and lets a keeper ask for another (ACC-90). */
export function useVerification(token: string) {
  const { data: user } = useQuery(currentUserQuery)
  const { isFetching, data, error, refetch } = useQuery(verifiedQuery(token))
  const { mutate, isPending } = useSendVerification()
  const outcome = (): Outcome => {
    if (isFetching) return 'working'
    if (data) return 'done'
    if (!(error instanceof ApiError && error.status === 400)) return 'failed'
    // Who follows a link a second time hears that all is well, for it is.
    return user?.isEmailVerified ? 'done' : 'broken'
  }
  return {
    outcome: outcome(),
    isKeeper: Boolean(user),
    tryAgain: () => void refetch(),
    sendAgain: () =>
      mutate(undefined, {
        onSuccess: () => showToast(sent),
        onError: (failure) => tellFailure(failure, sendFailed),
      }),
    isSending: isPending,
  }
}

export type Verification = ReturnType<typeof useVerification>

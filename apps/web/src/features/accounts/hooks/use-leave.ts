import { useNavigate } from '@tanstack/react-router'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import type { ToastText } from '../../../shared/ui/toast-store.ts'
import { useSignOut } from '../accounts.queries.ts'
import { accountsTexts } from '../accounts.texts.ts'

type Leaving = {
  /** Told once the keeper is out; nothing where the next page says enough. */
  done?: ToastText
  /** The title of the message where it fails. */
  failed: string
  /** The page to come back to after the next sign-in. */
  next?: string
}

/** Signs out, says so and leads to the sign-in page. */
export function useLeave(): { leave: (leaving: Leaving) => Promise<void>; isLeaving: boolean } {
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useSignOut()
  // What follows must happen although the page that asked for it goes with the keeper, so it waits for the promise.
  const leave = async ({ done, failed, next }: Leaving): Promise<void> => {
    try {
      await mutateAsync()
    } catch (error) {
      showFailure(error, failed, accountsTexts.unknownError)
      return
    }
    if (done) showToast(done)
    await navigate({ to: '/auth', search: next ? { next } : {} })
  }
  return { leave, isLeaving: isPending }
}

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import type { ToastText } from '../../../shared/ui/toast-store.ts'
import { dropUnsent, sendUnsent } from '../../../shared/unsent.ts'
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

const { unsent } = accountsTexts

/** Signs out, says so and leads to the sign-in page; what waits to be sent goes first, or the keeper is asked. */
export function useLeave(): { leave: (leaving: Leaving) => Promise<void>; isLeaving: boolean } {
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useSignOut()
  const [isSending, setSending] = useState(false)
  // What follows must happen although the page that asked for it goes with the keeper, so it waits for the promise.
  const leave = async (leaving: Leaving): Promise<void> => {
    setSending(true)
    const left = await sendUnsent().catch(() => null)
    setSending(false)
    // Asked about what waits, the keeper would rather stay.
    if (left === null) return
    if (left === 0) return signOut(leaving)
    showToast({
      ...{ title: unsent.title(left), text: unsent.text, failure: true, stays: true },
      action: { label: unsent.leave, run: () => void signOut(leaving, dropUnsent) },
    })
  }
  const signOut = async ({ done, failed, next }: Leaving, afterwards?: () => void): Promise<void> => {
    try {
      await mutateAsync()
    } catch (error) {
      showFailure(error, failed, accountsTexts.unknownError)
      return
    }
    afterwards?.()
    if (done) showToast(done)
    await navigate({ to: '/auth', search: next ? { next } : {} })
  }
  return { leave, isLeaving: isPending || isSending }
}

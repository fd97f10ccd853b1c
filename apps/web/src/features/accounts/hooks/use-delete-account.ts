import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showToast } from '../../../shared/ui/toast.ts'
import { asksToSignInAgain } from '../asks-to-sign-in-again.ts'
import { useRemoveAccount } from '../settings.queries.ts'
import { settingsTexts } from '../settings.texts.ts'
import { tellFailure } from '../tell-failure.ts'

const { remove: texts } = settingsTexts

/** Deletes the account, says so and leads to the sign-in page (ACC-63 to ACC-66). */
export function useDeleteAccount() {
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useRemoveAccount()
  const [isStale, setStale] = useState(false)
  // The settings go with the keeper, so what follows waits for the promise.
  const deleteAccount = async (): Promise<void> => {
    try {
      await mutateAsync()
    } catch (error) {
      const again = asksToSignInAgain(error)
      setStale(again)
      if (!again) tellFailure(error, texts.failed)
      return
    }
    showToast(texts.done)
    await navigate({ to: '/auth', search: {} })
  }
  return {
    deleteAccount,
    isDeleting: isPending,
    /** The session is too old to end the account (ACC-Q16). */
    isStale,
  }
}

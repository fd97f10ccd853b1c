import { useNavigate } from '@tanstack/react-router'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useSignOut } from '../accounts.queries.ts'
import { accountsTexts } from '../accounts.texts.ts'

const { done, failed } = accountsTexts.logOut

/** The Log Out entry of the navigation: signs out, says so and leads to the sign-in page (ACC-27, ACC-28). */
export function useLogOut(): { logOut: () => Promise<void>; isLeaving: boolean } {
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useSignOut()
  const logOut = async (): Promise<void> => {
    try {
      await mutateAsync()
    } catch (error) {
      showFailure(error, failed, accountsTexts.unknownError)
      return
    }
    showToast(done)
    await navigate({ to: '/auth' })
  }
  return { logOut, isLeaving: isPending }
}

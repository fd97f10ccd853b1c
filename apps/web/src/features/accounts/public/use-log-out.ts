import { accountsTexts } from '../accounts.texts.ts'
import { useLeave } from '../hooks/use-leave.ts'

const { logOut: texts } = accountsTexts

/** The Log Out entry of the navigation: signs out, says so and leads to the sign-in page (ACC-27, ACC-28). */
export function useLogOut(): { logOut: () => Promise<void>; isLeaving: boolean } {
  const { leave, isLeaving } = useLeave()
  return { logOut: () => leave(texts), isLeaving }
}

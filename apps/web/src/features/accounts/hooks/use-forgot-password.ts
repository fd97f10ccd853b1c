import { useState } from 'react'
import { useLazyPart } from '../../../shared/ui/use-lazy-part.ts'

const loadDialog = () =>
  import('../components/forgot-password-dialog.tsx').then((module) => module.ForgotPasswordDialog)

/** The dialog for who has forgotten their password, and the way to open it; its code comes when it is wanted. */
export function useForgotPassword() {
  const { part: Dialog, warm, want } = useLazyPart(loadDialog)
  const [opened, setOpened] = useState(false)
  const open = () => {
    want()
    setOpened(true)
  }
  return { Dialog, dialogProps: { opened, onClose: () => setOpened(false) }, open, warm }
}

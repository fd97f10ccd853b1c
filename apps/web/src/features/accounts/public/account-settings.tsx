import { useEffect, useState } from 'react'
import { unreachable } from '../../../shared/api/api-error.ts'
import { showFailure } from '../../../shared/ui/toast.ts'

type Props = { opened: boolean; onClose: () => void }

const loadDialog = () => import('../components/settings/settings-dialog.tsx')

type Dialog = Awaited<ReturnType<typeof loadDialog>>['SettingsDialog']

/** The Account Settings dialog (ACC-35). Its code comes the first time that it is opened. */
export function AccountSettings({ opened, onClose }: Props) {
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  useEffect(() => {
    if (!opened || Dialog) return
    loadDialog().then(
      (loaded) => setDialog(() => loaded.SettingsDialog),
      () => {
        showFailure(unreachable(), '', '')
        onClose()
      },
    )
  }, [opened, Dialog, onClose])
  return Dialog && <Dialog opened={opened} onClose={onClose} />
}

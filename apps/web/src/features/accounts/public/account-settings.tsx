import { useWantedPart } from '../../../shared/ui/use-lazy-part.ts'

type Props = { opened: boolean; onClose: () => void }

const loadDialog = async () => (await import('../components/settings/settings-dialog.tsx')).SettingsDialog

/** The Account Settings dialog (ACC-35). Its code comes the first time that it is opened. */
export function AccountSettings({ opened, onClose }: Props) {
  const Dialog = useWantedPart(loadDialog, opened, onClose)
  return Dialog && <Dialog opened={opened} onClose={onClose} />
}

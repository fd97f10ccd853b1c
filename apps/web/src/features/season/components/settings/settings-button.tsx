import { useQuery } from '@tanstack/react-query'
import SettingsIcon from 'lucide-react/icons/settings-2'
import { useState } from 'react'
import { lazyDialog } from '../../../../shared/ui/lazy-dialog.tsx'
import { seasonSettingsQuery } from '../../season.queries.ts'
import { settingsTexts as texts } from '../../settings.texts.ts'
import { IconButton } from '../icon-button.tsx'

const SettingsDialog = lazyDialog(async () => (await import('./settings-dialog.tsx')).SettingsDialog)

/** Opens what is set for all seasons. */
export function SettingsButton() {
  const { data } = useQuery(seasonSettingsQuery)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={texts.open} Icon={SettingsIcon} disabled={!data} onPress={() => setOpen(true)} />
      {isOpen && data && <SettingsDialog settings={data} onClose={() => setOpen(false)} />}
    </>
  )
}

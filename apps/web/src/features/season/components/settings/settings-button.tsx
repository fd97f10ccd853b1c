import { useQuery } from '@tanstack/react-query'
import SettingsIcon from 'lucide-react/icons/settings-2'
import { useState } from 'react'
import { lazyDialog } from '../../../../shared/ui/lazy-dialog.tsx'
import { seasonSettingsQuery } from '../../season.queries.ts'
import { settingsTexts as texts } from '../../settings.texts.ts'
import classes from './settings-button.module.css'

const SettingsDialog = lazyDialog(async () => (await import('./settings-dialog.tsx')).SettingsDialog)

/** Opens what is set for all seasons. */
export function SettingsButton() {
  const { data } = useQuery(seasonSettingsQuery)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={texts.open}
        title={texts.open}
        disabled={!data}
        onClick={() => setOpen(true)}
      >
        <SettingsIcon size={18} aria-hidden />
      </button>
      {isOpen && data && <SettingsDialog settings={data} onClose={() => setOpen(false)} />}
    </>
  )
}

import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { shownDay } from '../../../shared/day-format.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { eggTexts } from '../eggs.texts.ts'
import { hatchTexts as texts } from '../hatch.texts.ts'
import classes from './hatch-dialog.module.css'

type Props = {
  eggNumber: string
  /** The day it is going to be marked with. */
  hatchDate: string
  opened: boolean
  busy: boolean
  onContinue: (createsProfile: boolean) => void
  onClose: () => void
}

/** Asks before an egg is marked as hatched, and whether its animal is to be added (EGG-31). */
export function HatchDialog({ eggNumber, hatchDate, opened, busy, onContinue, onClose }: Props) {
  const [createsProfile, setCreatesProfile] = useState(true)
  return (
    <ConfirmDialog
      sends="PATCH /api/eggs/{id}"
      opened={opened}
      title={texts.title(eggTexts.eggName(eggNumber))}
      confirmLabel={texts.continue}
      busy={busy}
      onConfirm={() => onContinue(createsProfile)}
      onClose={onClose}
    >
      <p>{texts.text(shownDay(hatchDate))}</p>
      <Checkbox
        className={classes.choice ?? ''}
        label={texts.createProfile}
        description={texts.createProfileHint}
        checked={createsProfile}
        onChange={(event) => setCreatesProfile(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  )
}

import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'
import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import History from 'lucide-react/icons/history'
import { useContext, useEffect, useRef } from 'react'
import { shownDay } from '../day-format.ts'
import { deviceZone } from '../device-zone.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { LeaveGuard } from '../ui/leave-guard.ts'
import { uiTexts } from '../ui/ui.texts.ts'
import classes from './draft-notice.module.css'
import { formsTexts } from './forms.texts.ts'
import type { FormDraft } from './use-draft-form.ts'

const firstField = 'input:not([type="hidden"], [type="file"]), textarea, select'

/** When a draft was typed, by this device's clock: its hour, of another day the day. */
function momentText(at: string): string {
  const timeZone = deviceZone()
  const [moment, now] = [new Date(at), new Date()]
  const day = civilDayOf(moment, timeZone)
  return day === civilDayOf(now, timeZone) ? timeOfDayAt(moment, timeZone) : shownDay(day)
}

/**
 * Stands on top of a form: says that what was typed before was kept, and warns whoever leaves where nothing would be.
 */
export function DraftNotice({ draft }: { draft: FormDraft }) {
  const { found, discard } = draft
  const notice = useRef<HTMLDivElement>(null)
  return (
    <>
      <LeaveWarning draft={draft} />
      {found && (
        <div ref={notice} className={classes.notice} role="status">
          <History size={18} aria-hidden />
          <span className={classes.words}>
            {formsTexts.draft[found.hadPhotos ? 'withoutPhotos' : 'kept'](momentText(found.at))}
          </span>
          <Button
            variant="subtle"
            onClick={() => {
              // The button goes with the notice, so the focus moves on to the form, once that is drawn anew.
              const form = notice.current?.closest('form')
              discard()
              requestAnimationFrame(() => form?.querySelector<HTMLElement>(firstField)?.focus())
            }}
          >
            {formsTexts.draft.discard}
          </Button>
        </div>
      )}
    </>
  )
}

/** Asks before a page, a tab or a dialog takes along what could not be kept. */
function LeaveWarning({ draft: { losesSomething } }: { draft: FormDraft }) {
  const guard = useContext(LeaveGuard)
  useEffect(() => guard?.(losesSomething), [guard, losesSomething])
  const leaving = useBlocker({
    shouldBlockFn: losesSomething,
    enableBeforeUnload: losesSomething,
    withResolver: true,
  })
  const { title, text, stay, leave } = uiTexts.leave
  return (
    <ConfirmDialog
      opened={leaving.status === 'blocked'}
      sends={null}
      title={title}
      confirmLabel={leave}
      keepLabel={stay}
      danger
      onConfirm={() => leaving.proceed?.()}
      onClose={() => leaving.reset?.()}
    >
      {text}
    </ConfirmDialog>
  )
}

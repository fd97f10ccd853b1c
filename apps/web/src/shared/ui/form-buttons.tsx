import { Button } from '@mantine/core'
import classes from './form-buttons.module.css'
import { usePageMark } from './use-page-mark.ts'

type Props = {
  texts: { cancel: string; save: string }
  busy: boolean
  /** They stay at the foot of the screen however long the form is. */
  inReach?: boolean
  /** The form may well be saved as it opens, so that the focus begins at that. */
  focused?: boolean
  onCancel: () => void
}

/** The two ways out of a form. Neither can be taken while it is being saved. */
export function FormButtons({ texts, busy, inReach = false, focused = false, onCancel }: Props) {
  usePageMark('save-bar', inReach)
  return (
    <div className={inReach ? classes.bar : classes.buttons}>
      <Button variant="default" onClick={onCancel} disabled={busy}>
        {texts.cancel}
      </Button>
      <Button type="submit" loading={busy} data-autofocus={focused || undefined}>
        {texts.save}
      </Button>
    </div>
  )
}

import { Button } from '@mantine/core'
import classes from './form-buttons.module.css'
import { usePageMark } from './use-page-mark.ts'

type Props = {
  texts: { cancel: string; save: string }
  busy: boolean
  /** They stay at the foot of the screen however long the form is. */
  inReach?: boolean
  onCancel: () => void
}

/** The two ways out of a form. Neither can be taken while it is being saved. */
export function FormButtons({ texts, busy, inReach = false, onCancel }: Props) {
  usePageMark('save-bar', inReach)
  return (
    <div className={inReach ? classes.bar : classes.buttons}>
      <Button variant="default" onClick={onCancel} disabled={busy}>
        {texts.cancel}
      </Button>
      <Button type="submit" loading={busy}>
        {texts.save}
      </Button>
    </div>
  )
}

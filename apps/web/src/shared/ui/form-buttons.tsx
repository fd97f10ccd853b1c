import { Button } from '@mantine/core'
import classes from './form-buttons.module.css'

type Props = {
  texts: { cancel: string; save: string }
  busy: boolean
  onCancel: () => void
}

/** The two ways out of a short form in a dialog. Neither can be taken while it is being saved. */
export const FormButtons = ({ texts, busy, onCancel }: Props) => (
  <div className={classes.buttons}>
    <Button variant="default" onClick={onCancel} disabled={busy}>
      {texts.cancel}
    </Button>
    <Button type="submit" loading={busy}>
      {texts.save}
    </Button>
  </div>
)

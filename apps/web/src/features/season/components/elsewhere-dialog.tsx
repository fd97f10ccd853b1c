import { Button } from '@mantine/core'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import type { Asked } from '../hooks/use-fact-acts.ts'
import { seasonTexts } from '../season.texts.ts'
import classes from './elsewhere-dialog.module.css'

const texts = seasonTexts.elsewhere

type Props = {
  asked: Asked
  isBusy: boolean
  onClose: () => void
}

/** Asks what becomes of a male's visit to another female: it ends there, or he is with both (SEA-04). */
export const ElsewhereDialog = ({ asked, isBusy, onClose }: Props) => (
  <Dialog sends="POST /api/animals/{id}/season-facts" opened onClose={onClose} title={texts.title}>
    <p className={classes.words}>{asked.text}</p>
    <div className={classes.buttons}>
      <Button data-autofocus disabled={isBusy} onClick={() => asked.answer('end')}>
        {texts.end}
      </Button>
      <Button variant="default" disabled={isBusy} onClick={() => asked.answer('keep')}>
        {texts.keep}
      </Button>
      <Button variant="subtle" disabled={isBusy} onClick={onClose}>
        {texts.cancel}
      </Button>
    </div>
  </Dialog>
)

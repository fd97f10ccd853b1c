import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { sharingTexts } from '../sharing.texts.ts'
import classes from './share-dialog.module.css'
import { ViewersSee } from './share-dialog-sections.tsx'

const texts = sharingTexts.several

type Props = {
  count: number
  busy: boolean
  onChoose: (shared: boolean) => void
  onClose: () => void
}

/** Shares several animals, each by a link of its own, or stops: a list doesn't know which of them are shared. */
export function ShareSeveralDialog({ count, busy, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const choose = (shared: boolean) => {
    setChosen(shared)
    onChoose(shared)
  }
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog sends="PUT /api/animals/sharing" onClose={close} title={texts.title(count)} size={520}>
      <div className={classes.parts}>
        <p>{texts.text}</p>
        <ViewersSee lines={[...sharingTexts.animal.sees, texts.price, texts.notes]} />
        <div className={classes.foot}>
          <Button
            variant="default"
            disabled={busy}
            loading={busy && chosen === false}
            onClick={() => choose(false)}
          >
            {sharingTexts.stop}
          </Button>
          <Button
            disabled={busy}
            loading={busy && chosen === true}
            onClick={() => choose(true)}
            data-autofocus
          >
            {texts.share(count)}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

import Ruler from 'lucide-react/icons/ruler'
import { useState } from 'react'
import { lazyDialog } from '../../../../shared/ui/lazy-dialog.tsx'
import { figuresTexts as texts } from '../../figures.texts.ts'
import { IconButton } from '../icon-button.tsx'

const FiguresDialog = lazyDialog(async () => (await import('./figures-dialog.tsx')).FiguresDialog)

/** Opens the figures from which it is foretold when something of a species is due. */
export function FiguresButton({ species }: { species: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={texts.open(species)} Icon={Ruler} onPress={() => setOpen(true)} />
      {isOpen && <FiguresDialog species={species} onClose={() => setOpen(false)} />}
    </>
  )
}

import { type ComponentType, type ReactNode, useState } from 'react'
import { tellLostCode } from '../../shared/ui/lost-code.ts'

type Dialog = ComponentType<{ onClose: () => void }>

/** Opens the dialog in which something is added; its code comes with the wish. `dialog` is drawn by whoever asks. */
export function useAddition(): { open: (load: () => Promise<Dialog>) => void; dialog: ReactNode } {
  const [dialog, setDialog] = useState<{ Content: Dialog } | null>(null)
  const open = (load: () => Promise<Dialog>): void => {
    load().then((Content) => setDialog({ Content }), tellLostCode)
  }
  return { open, dialog: dialog && <dialog.Content onClose={() => setDialog(null)} /> }
}

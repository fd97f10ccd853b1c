import { type ComponentProps, type ComponentType, useCallback, useState } from 'react'
import { unreachable } from '../../shared/api/api-error.ts'
import { MenuButton } from '../../shared/ui/menu-button.tsx'
import { showFailure } from '../../shared/ui/toast.ts'
import { type Addition, additions } from './navigation.ts'
import { shellTexts } from './shell.texts.ts'

type Dialog = ComponentType<{ onClose: () => void }>

type Props = Pick<ComponentProps<typeof MenuButton>, 'button' | 'position'>

/** The Add New menu behind a button, and the dialog that was chosen from it (SHELL-22 to SHELL-25). */
export function AddNew(props: Props) {
  const [dialog, setDialog] = useState<{ Content: Dialog } | null>(null)
  const close = useCallback(() => setDialog(null), [])
  const open = (load: () => Promise<Dialog>): void => {
    load().then(
      (Content) => setDialog({ Content }),
      () => showFailure(unreachable(), '', ''),
    )
  }
  const entryOf = (addition: Addition) => {
    if ('to' in addition) return addition
    const { label, Icon, loadDialog } = addition
    const warm = () => void loadDialog().catch(() => undefined)
    return { label, Icon, warm, onClick: () => open(loadDialog) }
  }
  return (
    <>
      <MenuButton label={shellTexts.addNew} entries={additions.map(entryOf)} {...props} />
      {dialog && <dialog.Content onClose={close} />}
    </>
  )
}

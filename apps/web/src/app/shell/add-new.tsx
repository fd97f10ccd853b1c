import type { ComponentProps } from 'react'
import { MenuButton } from '../../shared/ui/menu-button.tsx'
import { type Addition, additions } from './navigation.ts'
import { shellTexts } from './shell.texts.ts'
import { useAddition } from './use-addition.tsx'

type Props = Pick<ComponentProps<typeof MenuButton>, 'button'>

/** The Add New menu behind a button, and the dialog that was chosen from it (SHELL-22 to SHELL-25). */
export function AddNew(props: Props) {
  const { open, dialog } = useAddition()
  const entryOf = (addition: Addition) => {
    if ('to' in addition) return addition
    const { label, Icon, loadDialog } = addition
    const warm = () => void loadDialog().catch(() => undefined)
    return { label, Icon, warm, onClick: () => open(loadDialog) }
  }
  return (
    <>
      <MenuButton label={shellTexts.addNew} entries={additions.map(entryOf)} {...props} />
      {dialog}
    </>
  )
}

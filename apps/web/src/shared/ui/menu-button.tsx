import { cloneElement, type ReactElement, type Ref } from 'react'
import type { EntryMenuProps } from './entry-menu.tsx'
import { useLazyPart } from './use-lazy-part.ts'

/** What the button of a menu must be able to take. */
type ButtonProps = {
  ref?: Ref<HTMLButtonElement>
  onClick?: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

type Props = Omit<EntryMenuProps, 'button'> & { button: ReactElement<ButtonProps> }

const loadMenu = () => import('./entry-menu.tsx').then((module) => module.EntryMenu)

/** A button that opens a menu. The menu's code comes with the first sign that it is wanted. */
export function MenuButton({ button, ...menu }: Props) {
  const { part: EntryMenu, warm, want } = useLazyPart(loadMenu)
  if (EntryMenu) return <EntryMenu {...menu} button={button} />
  return cloneElement(button, {
    onClick: () => want(),
    onPointerEnter: warm,
    onFocus: warm,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  })
}

import { Menu, type MenuProps } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import {
  type ComponentType,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react'

/** One entry of a menu: it leads somewhere, does something, or is one of several choices. */
export type MenuEntry = {
  label: string
  Icon: ComponentType<{ size: number; 'aria-hidden': boolean }>
  to?: NonNullable<LinkProps['to']>
  onClick?: () => void
  /** Begins to fetch what the entry will need, at the first sign that it is wanted. */
  warm?: () => void
  disabled?: boolean
  /** For one of several choices: whether it is the chosen one. */
  chosen?: boolean
  /** It destroys something: it stands last, apart from the others and in the colour of danger. */
  danger?: boolean
}

export type EntryMenuProps = {
  button: ReactElement<{ ref?: Ref<HTMLButtonElement> }>
  /** What the menu is called, for those who don't see it. */
  label: string
  entries: readonly MenuEntry[]
  /** Stands above the entries. */
  head?: ReactNode
  position?: NonNullable<MenuProps['position']>
  width?: number
  /** The menu may hang over the edge of what scrolls around its button. */
  escapes?: boolean
}

type EntryProps = MenuEntry & { onLeave: () => void }

/** The bars above and, on a phone, below a page lie over a menu that opens beneath them, in pixels. */
const bars = { top: 76, bottom: 90 } as const

/** A menu that opens as soon as it is there: it is fetched by the click that wants it. */
export function EntryMenu({
  button,
  label,
  entries,
  head,
  position = 'bottom-end',
  width = 200,
  escapes = false,
}: EntryMenuProps) {
  const [opened, setOpened] = useState(false)
  const target = useRef<HTMLButtonElement>(null)
  // The button that was clicked gave way to this one, so the focus moves over before the menu takes it.
  useEffect(() => {
    target.current?.focus()
    setOpened(true)
  }, [])
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position={position}
      width={width}
      withinPortal={false}
      floatingStrategy={escapes ? 'fixed' : 'absolute'}
      withInitialFocusPlaceholder={false}
      hideDetached={false}
      middlewares={{ flip: { padding: bars }, shift: { padding: 8 } }}
    >
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {head && (
          <>
            <div role="presentation">{head}</div>
            <Menu.Divider />
          </>
        )}
        {entries.map((entry) => (
          <Entry key={entry.label} {...entry} onLeave={() => target.current?.focus()} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Before it acts it gives the focus back: it goes with its menu, and what it opens must find where to return to. */
function Entry({ label, Icon, to, onClick, warm, disabled = false, chosen, danger, onLeave }: EntryProps) {
  const icon = <Icon size={16} aria-hidden />
  const act = () => {
    onLeave()
    onClick?.()
  }
  if (to !== undefined) {
    return (
      <Menu.Item leftSection={icon} renderRoot={(props) => <Link {...props} to={to} />}>
        {label}
      </Menu.Item>
    )
  }
  if (chosen !== undefined) {
    return (
      <Menu.RadioItem value={label} checked={chosen} rightSection={icon} closeMenuOnClick onChange={act}>
        {label}
      </Menu.RadioItem>
    )
  }
  const item = (
    <Menu.Item
      leftSection={icon}
      disabled={disabled}
      {...(danger && { color: 'danger' })}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={act}
    >
      {label}
    </Menu.Item>
  )
  if (!danger) return item
  return (
    <>
      <Menu.Divider />
      {item}
    </>
  )
}

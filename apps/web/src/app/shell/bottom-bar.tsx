import { Link } from '@tanstack/react-router'
import MenuIcon from 'lucide-react/icons/menu'
import Plus from 'lucide-react/icons/plus'
import { useCallback, useState } from 'react'
import { MenuButton } from '../../shared/ui/menu-button.tsx'
import { useLatePart } from '../../shared/ui/use-late-part.ts'
import classes from './bottom-bar.module.css'
import { additions, places } from './navigation.ts'
import { shellTexts } from './shell.texts.ts'

/** How many places a thumb finds directly; the menu holds the others. */
const within = 2

const loadDrawer = () => import('./menu-drawer.tsx').then((module) => module.MenuDrawer)

/** The bar at the thumb of a phone: the first places, what can be added, and the menu. */
export const BottomBar = () => (
  <nav className={classes.bar} data-bottom-bar aria-label={shellTexts.quickPlaces}>
    {places.slice(0, within).map(({ to, short, Icon }) => (
      <Link key={to} to={to} className={classes.entry} activeOptions={{ exact: to === '/' }}>
        <Icon size={20} aria-hidden />
        {short}
      </Link>
    ))}
    <MenuButton
      label={shellTexts.addNew}
      position="top"
      entries={additions}
      button={
        <button type="button" className={classes.add} aria-label={shellTexts.addNew}>
          <Plus size={26} aria-hidden />
        </button>
      }
    />
    <MenuEntry />
  </nav>
)

/** Opens the slide-out menu, whose code comes with the first touch of it. */
function MenuEntry() {
  const { part: MenuDrawer, warm, want } = useLatePart(loadDrawer)
  const [opened, setOpened] = useState(false)
  const open = () => {
    want()
    setOpened(true)
  }
  const close = useCallback(() => setOpened(false), [])
  return (
    <>
      <button
        type="button"
        className={classes.menu}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <MenuIcon size={20} aria-hidden />
        {shellTexts.menu}
      </button>
      {MenuDrawer && <MenuDrawer opened={opened} onClose={close} />}
    </>
  )
}

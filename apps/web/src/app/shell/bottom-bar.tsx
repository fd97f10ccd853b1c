import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import MenuIcon from 'lucide-react/icons/menu'
import Plus from 'lucide-react/icons/plus'
import { AdditionItems } from './addition-items.tsx'
import classes from './bottom-bar.module.css'
import { places } from './navigation.ts'
import { shellTexts } from './shell.texts.ts'

/** How many places a thumb finds directly; the menu holds the others. */
const within = 2

/** The bar at the thumb of a phone: the first places, what can be added, and the menu. */
export const BottomBar = ({ onMenu }: { onMenu: () => void }) => (
  <nav className={classes.bar} aria-label={shellTexts.quickPlaces}>
    {places.slice(0, within).map(({ to, short, Icon }) => (
      <Link key={to} to={to} className={classes.entry} activeOptions={{ exact: to === '/' }}>
        <Icon size={20} aria-hidden />
        {short}
      </Link>
    ))}
    <Menu position="top" width={200} offset={12}>
      <Menu.Target>
        <button type="button" className={classes.add} aria-label={shellTexts.addNew}>
          <Plus size={26} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <AdditionItems />
      </Menu.Dropdown>
    </Menu>
    <button type="button" className={classes.menu} aria-haspopup="dialog" onClick={onMenu}>
      <MenuIcon size={20} aria-hidden />
      {shellTexts.menu}
    </button>
  </nav>
)

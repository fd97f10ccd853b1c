import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import type { EntryMenuProps } from './entry-menu.tsx'
import { MenuButton } from './menu-button.tsx'
import classes from './row-menu.module.css'

type Props = Pick<EntryMenuProps, 'entries'> & {
  /** What the menu is about. */
  label: string
}

/** What else can be done with a row: three dots at its end. */
export const RowMenu = ({ label, entries }: Props) => (
  <div className={classes.menu}>
    <MenuButton
      label={label}
      entries={entries}
      width={150}
      button={
        <button type="button" className={classes.button} aria-label={label}>
          <EllipsisVertical size={18} aria-hidden />
        </button>
      }
    />
  </div>
)

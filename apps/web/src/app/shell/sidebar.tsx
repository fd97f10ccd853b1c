import { Link } from '@tanstack/react-router'
import { openAccountSettings } from '../../features/accounts/public/use-account-settings.ts'
import { Logo } from '../../shared/ui/logo.tsx'
import { appTexts } from '../app.texts.ts'
import { KeeperLine } from './keeper-line.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { placesOf } from './navigation.ts'
import { PlaceList } from './place-list.tsx'
import { GearButton } from './settings-buttons.tsx'
import classes from './sidebar.module.css'

/** The rail at medium width and up: the product, the places, the keeper (SHELL-12). */
export const Sidebar = () => (
  <aside className={classes.sidebar}>
    <Link to="/" className={classes.home} aria-label={appTexts.home}>
      <Logo />
    </Link>
    <PlaceList of={placesOf} />
    <footer className={classes.footer}>
      <div className={classes.keeper}>
        <KeeperLine />
        <GearButton onClick={openAccountSettings} />
      </div>
      <LogOutButton />
    </footer>
  </aside>
)

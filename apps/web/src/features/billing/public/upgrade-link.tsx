import { Link } from '@tanstack/react-router'
import { billingTexts } from '../billing.texts.ts'
import classes from './upgrade-link.module.css'

/** The way to more room, in a line that says how much there is (U13). */
export const UpgradeLink = () => (
  <Link to="/subscribe" className={classes.upgrade}>
    {billingTexts.upgradeNow}
  </Link>
)

import LogOut from 'lucide-react/icons/log-out'
import { useLogOut } from '../../features/accounts/public/use-log-out.ts'
import classes from './log-out-button.module.css'
import { shellTexts } from './shell.texts.ts'

/** The Log Out entry of the sidebar and of the slide-out menu. */
export function LogOutButton() {
  const { logOut, isLeaving } = useLogOut()
  return (
    <button type="button" className={classes.button} disabled={isLeaving} onClick={logOut}>
      <LogOut size={18} aria-hidden />
      {shellTexts.logOut}
    </button>
  )
}

import Egg from 'lucide-react/icons/egg'
import classes from './due-mark.module.css'

/** The mark of what follows from eggs and projects; events have a dot. */
export const DueMark = ({ small = false }: { small?: boolean }) => (
  <Egg
    className={classes.mark}
    data-small={small || undefined}
    size={small ? 12 : 16}
    strokeWidth={2.4}
    aria-hidden
  />
)

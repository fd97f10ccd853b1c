import ListChecks from 'lucide-react/icons/list-checks'
import classes from './due-mark.module.css'

/** The mark of what plans bring; what follows from eggs has another, and events have a dot. */
export const WorkMark = ({ small = false }: { small?: boolean }) => (
  <ListChecks
    className={classes.mark}
    data-small={small || undefined}
    data-work
    size={small ? 12 : 16}
    strokeWidth={2.4}
    aria-hidden
  />
)

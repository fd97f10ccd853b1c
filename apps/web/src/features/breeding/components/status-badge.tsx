import { type ProjectStatus, statusBadge } from '@clutchbook/domain/breeding/breeding.rules'
import classes from './status-badge.module.css'

/** How far a project is, in one of the four looks of BRD-25. */
export const StatusBadge = ({ status }: { status: ProjectStatus }) => (
  <span className={classes.badge} data-badge={statusBadge(status)}>
    {status}
  </span>
)

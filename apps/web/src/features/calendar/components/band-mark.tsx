import classes from './band-mark.module.css'

/** A stripe for a window in which something is due. */
export const BandMark = () => <span aria-hidden className={classes.band} />

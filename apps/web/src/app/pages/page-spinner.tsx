import { Loader } from '@mantine/core'
import classes from './page-spinner.module.css'

/** Shows while it is not yet known who is signed in, or while a page's code arrives. */
export const PageSpinner = () => (
  <div className={classes.place} role="status">
    <Loader aria-hidden />
    <span className={classes.words}>Loading</span>
  </div>
)

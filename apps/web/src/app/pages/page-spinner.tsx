import { Loader } from '@mantine/core'
import { appTexts } from '../app.texts.ts'
import classes from './page-spinner.module.css'

/** Shows while it is not yet known who is signed in, or while a page's code arrives. */
export const PageSpinner = () => (
  <div className={classes.place} role="status">
    <Loader aria-hidden />
    <span className={classes.words}>{appTexts.loading}</span>
  </div>
)

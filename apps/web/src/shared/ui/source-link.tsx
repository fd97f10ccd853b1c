import { findPageFact } from '../page-facts.ts'
import classes from './source-link.module.css'
import { uiTexts } from './ui.texts.ts'

/** Where the source of this site is to be had, for everyone who uses it; nothing where the operator has not said. */
export function SourceLink() {
  const address = findPageFact('source-url')
  if (address === null) return null
  return (
    <a className={classes.link} href={address} rel="noreferrer">
      {uiTexts.source}
    </a>
  )
}

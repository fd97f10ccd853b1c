import { findPageFact } from '../page-facts.ts'
import classes from './source-link.module.css'
import { uiTexts } from './ui.texts.ts'
import { useHydrated } from './use-hydrated.ts'

/** Where the source of this site is to be had, for everyone who uses it; nothing where the operator has not said. */
export function SourceLink() {
  const isHydrated = useHydrated()
  const address = isHydrated ? findPageFact('source-url') : null
  if (address === null) return null
  return (
    <a className={classes.link} href={address} rel="noreferrer">
      {uiTexts.source}
    </a>
  )
}

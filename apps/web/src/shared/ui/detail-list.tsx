import type { ReactNode } from 'react'
import classes from './detail-list.module.css'
import { uiTexts } from './ui.texts.ts'

/** A line of what is known of a record: what it is about, and what is known. */
export type DetailLine = { readonly term: string; readonly text: ReactNode }

type Props = {
  details: readonly DetailLine[]
  /** The keeper's notes as they were written, line breaks and all; null where there are none. */
  notes: string | null
  /** The heading of the notes stands below one of its section, or right below the page's own. */
  notesHeading?: 'h2' | 'h3'
}

/** What is known of a record, as a list of terms, and its notes below. */
export const DetailList = ({ details, notes, notesHeading: Heading = 'h3' }: Props) => (
  <>
    <dl className={classes.list}>
      {details.map(({ term, text }) => (
        <div key={term} className={classes.line}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    {notes && (
      <div className={classes.notes}>
        <Heading className={classes.notesTitle}>{uiTexts.notes}</Heading>
        <p className={classes.notesText}>{notes}</p>
      </div>
    )}
  </>
)

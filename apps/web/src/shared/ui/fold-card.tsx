import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId } from 'react'
import classes from './fold-card.module.css'
import card from './section-card.module.css'
import { useFold } from './use-fold.ts'

type Props = {
  /** What the browser remembers it by, open or folded, on every page that has it. */
  name: string
  title: string
  /** Something small at the end of the heading that stays in sight: an action or a figure. */
  aside?: ReactNode
  /** How it stands until it is pressed for the first time. */
  startsFolded?: boolean
  children: ReactNode
}

/** A titled part of a page that folds away; paper shows it whole. */
export function FoldCard({ name, title, aside, startsFolded = false, children }: Props) {
  const [isFolded, toggle] = useFold(name, startsFolded)
  const body = useId()
  return (
    <section className={card.card}>
      <div className={card.head} data-folded={isFolded || undefined}>
        <h2 className={card.title}>
          <button
            type="button"
            className={classes.fold}
            aria-expanded={!isFolded}
            aria-controls={body}
            onClick={toggle}
          >
            {title}
            <ChevronDown size={18} className={classes.arrow} aria-hidden />
          </button>
        </h2>
        {aside}
      </div>
      <div id={body} className={`${card.body} ${classes.body}`} data-folded={isFolded || undefined}>
        {children}
      </div>
    </section>
  )
}

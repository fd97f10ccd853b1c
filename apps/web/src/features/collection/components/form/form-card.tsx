import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { useAtRest } from '../../../../shared/ui/use-at-rest.ts'
import classes from './form-card.module.css'

type Props = {
  title: string
  /** What the folded card holds, in a few words. */
  hint: string
  children: ReactNode
}

/** From this width on there is room for the whole form. */
const roomy = '(min-width: 62em)'

/**
 * A part of the form that can be folded away: folded at first on a phone, so that the few needed fields stand alone.
 * What is folded is drawn once the form rests.
 */
export function FormCard({ title, hint, children }: Props) {
  const [open, setOpen] = useState(() => matchMedia(roomy).matches)
  const isDrawn = useAtRest(open)
  return (
    <details className={classes.card} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <span className={classes.hint}>{hint}</span>
        <ChevronDown size={20} aria-hidden className={classes.sign} />
      </summary>
      <div className={classes.body}>{(open || isDrawn) && children}</div>
    </details>
  )
}

import Mars from 'lucide-react/icons/mars'
import Venus from 'lucide-react/icons/venus'
import type { ReactNode } from 'react'
import classes from './parent-card.module.css'

const signs = { sire: Mars, dam: Venus } as const

export type Side = keyof typeof signs

/** The place of a parent, in the colour of its sex. */
export const ParentCard = ({ side, children }: { side: Side; children: ReactNode }) => (
  <section className={classes.card} data-side={side}>
    {children}
  </section>
)

/** What stands above a parent, with the sign of its sex. */
export function ParentLabel({ side, children }: { side: Side; children: ReactNode }) {
  const Sign = signs[side]
  return (
    <span className={classes.label} data-side={side}>
      {children}
      <Sign size={16} strokeWidth={2.4} aria-hidden />
    </span>
  )
}

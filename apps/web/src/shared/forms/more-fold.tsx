import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { formsTexts } from './forms.texts.ts'
import classes from './more-fold.module.css'

/** What most of the time is left as it is, behind one press. A refused field in it opens it (`focusFirstError`). */
export const MoreFold = ({ children }: { children: ReactNode }) => (
  <details className={classes.more}>
    <summary className={classes.head}>
      {formsTexts.more}
      <ChevronDown size={18} aria-hidden className={classes.sign} />
    </summary>
    <div className={classes.folded}>{children}</div>
  </details>
)

import ChevronDown from 'lucide-react/icons/chevron-down'
import type { SharingLimits } from '../sharing.queries.ts'
import { sharingTexts } from '../sharing.texts.ts'
import { type ChangeLimits, ShareEnd } from './share-end.tsx'
import classes from './share-limits.module.css'
import { SharePassword } from './share-password.tsx'

const texts = sharingTexts.limits

type Props = { limits: SharingLimits; onChange: ChangeLimits; isBusy: boolean }

/** Until when and behind which password something is shared: told in a line, and unfolded to be changed. */
export const ShareLimits = ({ limits: { endsOn, ended, hasPassword }, onChange, isBusy }: Props) => (
  <details className={classes.limits}>
    <summary className={classes.head}>
      <span>
        <span className={classes.title}>{texts.title}</span>
        <span className={classes.brief}>{texts.brief(ended ? null : endsOn, hasPassword)}</span>
      </span>
      <ChevronDown size={20} aria-hidden className={classes.sign} />
    </summary>
    <div className={classes.body}>
      <ShareEnd endsOn={ended ? null : endsOn} onChange={onChange} isBusy={isBusy} />
      <SharePassword hasPassword={hasPassword} onChange={onChange} isBusy={isBusy} />
    </div>
  </details>
)

import ChevronDown from 'lucide-react/icons/chevron-down'
import type { SharingLimits } from '../sharing.queries.ts'
import { sharingTexts } from '../sharing.texts.ts'
import { type ChangeLimits, ShareEnd } from './share-end.tsx'
import classes from './share-limits.module.css'
import { SharePassword } from './share-password.tsx'

const texts = sharingTexts.limits

type Props = {
  limits: SharingLimits
  /** Whether the same is shared another way without a password, which then keeps nobody out. */
  isOpenOtherwise?: boolean
  onChange: ChangeLimits
  isBusy: boolean
}

const lastDayOf = ({ endsOn, ended }: SharingLimits): string | null => (ended ? null : endsOn)

/** Until when and behind which password something is shared: told in a line, and unfolded to be changed. */
export const ShareLimits = ({ limits, isOpenOtherwise = false, ...change }: Props) => (
  <details className={classes.limits}>
    <summary className={classes.head}>
      <span>
        <span className={classes.title}>{texts.title}</span>
        <span className={classes.brief}>{texts.brief(lastDayOf(limits), limits.hasPassword)}</span>
      </span>
      <ChevronDown size={20} aria-hidden className={classes.sign} />
    </summary>
    <div className={classes.body}>
      <ShareEnd endsOn={lastDayOf(limits)} {...change} />
      <SharePassword hasPassword={limits.hasPassword} isOpenOtherwise={isOpenOtherwise} {...change} />
    </div>
  </details>
)

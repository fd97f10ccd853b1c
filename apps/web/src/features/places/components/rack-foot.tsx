import { Button } from '@mantine/core'
import type { UsedRack } from '../hooks/use-rack-work.ts'
import { rackTexts as texts } from '../places.texts.ts'
import type { RackMode, RackWork } from '../rack-work.ts'
import classes from './rack-foot.module.css'

/** What was done in a rack, with the way back, and the press that says the rest was done. */
export function RackFoot({ mode, used: { sums, undo, note, isKnown } }: { mode: RackMode; used: UsedRack }) {
  if (mode === 'look' || !isKnown) return null
  const { done, all, left } = sums
  return (
    <div className={classes.foot}>
      <div className={classes.words} role="status">
        <p className={classes.count}>{all === 0 ? texts.nothingDue[mode] : texts.done(done, all)}</p>
        {mode === 'feed' && done > 0 && <p className={classes.how}>{howOf(sums)}</p>}
      </div>
      {undo && (
        <button type="button" className={classes.undo} onClick={undo}>
          {texts.undo}
        </button>
      )}
      {mode !== 'weigh' && left.length > 0 && (
        <Button className={classes.rest} onClick={() => note(left)}>
          {texts.rest[mode](left.length, left.length === all)}
        </Button>
      )}
    </div>
  )
}

const howOf = ({ ate, refused, skipped }: RackWork): string =>
  [ate > 0 && texts.ate(ate), refused > 0 && texts.refused(refused), skipped > 0 && texts.skipped(skipped)]
    .filter(Boolean)
    .join(', ')

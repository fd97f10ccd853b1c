import { Button } from '@mantine/core'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import type { WalkOutcome } from '../hooks/use-walk.ts'
import { rackTexts } from '../places.texts.ts'
import { walkTexts as texts } from '../walk.texts.ts'
import classes from './walk-acts.module.css'

const outcomes = ['eaten', 'refused', 'skipped'] as const
const signs = { eaten: Check, refused: X, skipped: Minus } as const

type Props = {
  name: string
  /** Whether it is known what the animal gets; until then a meal could not say of what it was. */
  mayNote: boolean
  mayUndo: boolean
  /** Whether a press at a moment is one, and not the end of the press before it. */
  isMeant: (at: number) => boolean
  onNote: (outcome: WalkOutcome) => void
  onUndo: () => void
  onMore: () => void
}

/** The presses of a walk, large enough for a gloved thumb, in the lower third of a phone (PLC-10). */
export const WalkActs = ({ name, mayNote, mayUndo, isMeant, onNote, onUndo, onMore }: Props) => (
  <div className={classes.foot}>
    <div className={classes.side}>
      <Button
        variant="default"
        disabled={!mayUndo}
        onClick={({ timeStamp }) => isMeant(timeStamp) && onUndo()}
      >
        {rackTexts.undo}
      </Button>
      <Button variant="default" aria-haspopup="dialog" onClick={onMore}>
        {texts.more}
      </Button>
    </div>
    <fieldset className={classes.acts} aria-label={texts.actsOf(name)}>
      {outcomes.map((outcome) => {
        const Sign = signs[outcome]
        return (
          <button
            key={outcome}
            type="button"
            className={classes.act}
            data-outcome={outcome}
            disabled={!mayNote}
            aria-keyshortcuts={texts.actKeys[outcome]}
            onClick={({ timeStamp }) => isMeant(timeStamp) && onNote(outcome)}
          >
            <Sign size={34} strokeWidth={2.4} aria-hidden />
            {texts.acts[outcome]}
          </button>
        )
      })}
    </fieldset>
    <p className={classes.keys} aria-hidden>
      {texts.keys}
    </p>
  </div>
)

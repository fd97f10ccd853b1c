import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { placeLabel } from '@clutchbook/domain/places/place.rules'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Scales } from '../../../shared/ui/scales.tsx'
import { MediaView } from '../../media/public/media-view.tsx'
import type { Place } from '../places.queries.ts'
import { rackTexts as texts } from '../places.texts.ts'
import { type RackMode, stateOfTub, type TubAnimal, type TubState, whoIn, wordsOfTub } from '../rack-work.ts'
import classes from './tub-cell.module.css'

type Props = {
  tub: Place
  kept: readonly TubAnimal[]
  mode: RackMode
  day: CivilDay
  /** Whether it is known what is to be done; until then it takes no press. */
  isKnown: boolean
  /** `at` is when the browser felt it. */
  onPress: (tub: Place, kept: readonly TubAnimal[], at: number) => void
  /** Opens all that can be said, by a long touch. */
  onAsk: (tub: Place, kept: readonly TubAnimal[]) => void
}

/** A tub of a rack: who is in it, how it stands, and what a tap does. A free one leads to where animals are moved in. */
export function TubCell({ tub, kept, mode, day, isKnown, onPress, onAsk }: Props) {
  const isHeld = !isKnown && kept.length > 0
  const state = isHeld ? 'rest' : stateOfTub(mode, kept)
  const words = isHeld ? '' : wordsOfTub(mode, kept, day)
  const label = placeLabel(tub)
  const said = texts.tub(label, whoIn(kept), words)
  const inside = <Inside label={label} kept={kept} state={state} words={words} isQuiet={mode === 'look'} />
  const look = { className: classes.tub, 'data-state': state, 'data-mode': mode, 'aria-label': said } as const
  return (
    <li className={classes.cell} data-key-entry>
      {mode === 'look' || state === 'free' ? (
        <Link to="/places/$id" params={{ id: String(tub.id) }} {...look}>
          {inside}
        </Link>
      ) : (
        <button
          type="button"
          {...look}
          disabled={isHeld}
          aria-label={`${said}: ${texts.mode[mode]}`}
          onClick={({ timeStamp }) => onPress(tub, kept, timeStamp)}
          onContextMenu={(event) => {
            // A long touch asks for a menu of the browser; here it opens what else can be said.
            if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') return
            event.preventDefault()
            onAsk(tub, kept)
          }}
        >
          {inside}
        </button>
      )}
    </li>
  )
}

const signs: Readonly<Record<TubState, ReactNode>> = {
  free: null,
  rest: null,
  due: <span className={classes.sign} data-of="due" />,
  done: (
    <span className={classes.sign} data-of="done">
      <Check size={17} strokeWidth={3} />
    </span>
  ),
  refused: (
    <span className={classes.sign} data-of="refused">
      <X size={17} strokeWidth={3} />
    </span>
  ),
  skipped: (
    <span className={classes.sign} data-of="skipped">
      <Minus size={17} strokeWidth={3} />
    </span>
  ),
}

type InsideProps = {
  label: string
  kept: readonly TubAnimal[]
  state: TubState
  words: string
  /** The sign says what a tap does; where it only looks, none is drawn for what is due. */
  isQuiet: boolean
}

function Inside({ label, kept, state, words, isQuiet }: InsideProps) {
  const first = kept[0]?.animal
  const scales = first && <Scales seed={first.id} label="" />
  const address = first?.photos[0]
  return (
    <>
      {first && (
        <span className={classes.photo} aria-hidden>
          {address ? <MediaView address={address} kind="image" alt="" small fallback={scales} /> : scales}
        </span>
      )}
      <span className={classes.code}>{label}</span> {!(isQuiet && state === 'due') && signs[state]}
      {state === 'free' ? (
        <span className={classes.plus}>
          <Plus size={20} aria-hidden />
        </span>
      ) : (
        <span className={classes.words}>
          <span className={classes.name}>{whoIn(kept)}</span> <span className={classes.what}>{words}</span>
        </span>
      )}
    </>
  )
}

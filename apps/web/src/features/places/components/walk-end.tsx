import { placeLabel } from '@clutchbook/domain/places/place.rules'
import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import type { Walk } from '../hooks/use-walk.ts'
import { walkTexts as texts } from '../walk.texts.ts'
import classes from './walk-end.module.css'

type Props = { walk: Walk; all: number; placeId: number }

/** Where a walk ends: how much was done, who is left, and the way back (PLC-10). */
export function WalkEnd({ walk: { done, left, undo, mayUndo, turnTo }, all, placeId }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const figures = useId()
  // What was pressed last is gone: who walks by keys or by ear stands where the end is told.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={classes.end}>
      <h2 ref={title} tabIndex={-1} className={classes.title} aria-describedby={figures}>
        {texts.end}
      </h2>
      <p id={figures} className={classes.done} role="status">
        {texts.endDone(done, all)}
      </p>
      <div className={classes.acts}>
        {mayUndo && (
          <Button variant="default" onClick={undo}>
            {texts.undo}
          </Button>
        )}
        <Button variant="default" onClick={() => turnTo(0)}>
          {texts.again}
        </Button>
        <LinkButton to="/places/$id" params={{ id: String(placeId) }}>
          {texts.back}
        </LinkButton>
      </div>
      <SectionCard title={texts.left}>
        {left.length === 0 ? (
          <p className={classes.none}>{texts.noneLeft}</p>
        ) : (
          <ul className={classes.left}>
            {left.map(({ step: { animal, place }, at }) => (
              <li key={animal.id}>
                <Button variant="default" onClick={() => turnTo(at)}>
                  {place ? `${placeLabel(place)} · ${animal.name}` : animal.name}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
    </div>
  )
}

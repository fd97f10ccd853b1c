import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { useToday } from '../../../accounts/public/use-today.ts'
import { NextEventOfAnimal } from '../../../calendar/public/next-event-of-animal.tsx'
import { NextPlan } from '../../../husbandry/public/next-plan.tsx'
import { SeasonBrief } from '../../../season/public/season-brief.tsx'
import { dailyTexts as texts } from '../../daily.texts.ts'
import { dailyFigures } from '../../daily-figures.ts'
import { useLatest } from '../../hooks/use-told-records.ts'
import classes from './daily-card.module.css'
import { DailyFigures, FiguresOutline } from './daily-figures.tsx'
import { QuickActs } from './quick-acts.tsx'

const acts = ['feeding', 'weight', 'shed'] as const

/**
 * What is done with an animal day by day: when it last ate and shed, what it weighs, what comes next, and the records
 * that are written most, with a dose while there is a course. An archived animal is looked after elsewhere, so nothing is asked for it.
 */
export function DailyCard({ animal }: { animal: Animal }) {
  const latest = useLatest(animal.id)
  const heading = useId()
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <VisuallyHidden component="h2" id={heading}>
        {texts.title}
      </VisuallyHidden>
      <LatestFigures animal={animal} latest={latest} />
      {!animal.isArchived && (
        <>
          <QuickActs animal={animal} latest={latest.data} acts={acts} />
          <div className={classes.next}>
            <SeasonBrief animal={animal} shed={latest.data?.shed ?? null} />
            <NextPlan animalId={animal.id} />
            <NextEventOfAnimal animalId={animal.id} />
          </div>
        </>
      )}
    </section>
  )
}

type FiguresProps = { animal: Animal; latest: ReturnType<typeof useLatest> }

/** The last meal, weight and shed, once they are known. */
export function LatestFigures({ animal, latest: { data, error, retry } }: FiguresProps) {
  const today = useToday()()
  if (data) return <DailyFigures figures={dailyFigures(data, animal, today)} />
  if (!error) return <FiguresOutline />
  return (
    <LoadFailure
      title={texts.failed}
      error={error}
      otherwise={texts.failedText}
      action={texts.tryAgain}
      onRetry={retry}
    />
  )
}

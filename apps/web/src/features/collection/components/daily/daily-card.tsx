import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Button, VisuallyHidden } from '@mantine/core'
import { useId, useState } from 'react'
import { lazyDialog } from '../../../../shared/ui/lazy-dialog.tsx'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { warmedBy } from '../../../../shared/ui/warmed-by.ts'
import { useToday } from '../../../accounts/public/use-today.ts'
import { NextEventOfAnimal } from '../../../calendar/public/next-event-of-animal.tsx'
import { dailyTexts as texts } from '../../daily.texts.ts'
import { dailyFigures } from '../../daily-figures.ts'
import { useLatest } from '../../hooks/use-told-records.ts'
import type { QuickType } from '../../record-form-values.ts'
import { recordSigns } from '../../record-signs.ts'
import { loadRecordDialog } from '../records/load-record-dialog.ts'
import classes from './daily-card.module.css'
import { DailyFigures, FiguresOutline } from './daily-figures.tsx'

const RecordDialog = lazyDialog(loadRecordDialog)

const acts = ['feeding', 'weight', 'shed'] as const

/**
 * What is done with an animal day by day: when it last ate and shed, what it weighs, what comes next, and the three
 * records that are written most. An archived animal is looked after elsewhere, so nothing is asked for it.
 */
export function DailyCard({ animal }: { animal: Animal }) {
  const [asked, setAsked] = useState<QuickType | null>(null)
  const latest = useLatest(animal.id)
  const heading = useId()
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <VisuallyHidden component="h2" id={heading}>
        {texts.title}
      </VisuallyHidden>
      <Figures animal={animal} latest={latest} />
      {!animal.isArchived && (
        <>
          <div className={classes.acts}>
            {acts.map((type) => (
              <QuickButton key={type} type={type} onClick={() => setAsked(type)} />
            ))}
          </div>
          <NextEventOfAnimal animalId={animal.id} />
        </>
      )}
      {asked && (
        <RecordDialog
          animal={animal}
          record={null}
          quick={{ type: asked, meal: latest.data?.meal ?? null }}
          weights={latest.data?.weights ?? []}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}

function QuickButton({ type, onClick }: { type: QuickType; onClick: () => void }) {
  const Sign = recordSigns[type]
  return (
    <Button
      variant={type === 'feeding' ? 'light' : 'default'}
      leftSection={<Sign size={18} aria-hidden />}
      {...warmedBy(loadRecordDialog)}
      onClick={onClick}
    >
      {texts.acts[type]}
    </Button>
  )
}

type FiguresProps = { animal: Animal; latest: ReturnType<typeof useLatest> }

function Figures({ animal, latest: { data, error, retry } }: FiguresProps) {
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

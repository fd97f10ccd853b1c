import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyDialog } from '../../../../shared/ui/lazy-dialog.tsx'
import { warmedBy } from '../../../../shared/ui/warmed-by.ts'
import { careQuery } from '../../../husbandry/public/care-query.ts'
import { dailyTexts as texts } from '../../daily.texts.ts'
import { useLastDose } from '../../hooks/use-told-records.ts'
import { quickSigns } from '../../quick-signs.ts'
import type { QuickType } from '../../record-form-values.ts'
import type { LatestRecords } from '../../records.queries.ts'
import { loadRecordDialog } from '../records/load-record-dialog.ts'
import classes from './quick-acts.module.css'

const RecordDialog = lazyDialog(loadRecordDialog)

/** A dose is offered while one was given within so many days. */
const doseDays = 30

type Props = {
  animal: Animal
  /** What was last written down of it: a meal begins as the last one was. */
  latest: LatestRecords | undefined
  acts: readonly QuickType[]
}

/** The records that are written down most, a press each; `F` presses the first one. */
export function QuickActs({ animal, latest, acts }: Props) {
  const [asked, setAsked] = useState<QuickType | null>(null)
  const { dose, isPending } = useLastDose(animal.id, doseDays)
  const food = useQuery(careQuery(animal.id)).data?.defaultFood ?? null
  const offered = dose ? [...acts, 'medication' as const] : acts
  return (
    <div className={classes.acts} aria-busy={isPending || undefined}>
      {offered.map((type) => (
        <QuickButton key={type} type={type} onClick={() => setAsked(type)} />
      ))}
      {asked && (
        <RecordDialog
          animal={animal}
          record={null}
          quick={{ type: asked, meal: latest?.meal ?? null, dose, food }}
          weights={latest?.weights ?? []}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

function QuickButton({ type, onClick }: { type: QuickType; onClick: () => void }) {
  const Sign = quickSigns[type]
  return (
    <Button
      variant={type === 'feeding' ? 'light' : 'default'}
      leftSection={<Sign size={18} aria-hidden />}
      data-key-acts={type === 'feeding' ? 'feed' : undefined}
      {...warmedBy(loadRecordDialog)}
      onClick={onClick}
    >
      {texts.acts[type]}
    </Button>
  )
}

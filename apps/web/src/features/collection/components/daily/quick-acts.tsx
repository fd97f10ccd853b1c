import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyDialog } from '../../../../shared/ui/lazy-dialog.tsx'
import { warmedBy } from '../../../../shared/ui/warmed-by.ts'
import { dailyTexts as texts } from '../../daily.texts.ts'
import type { QuickType } from '../../record-form-values.ts'
import { recordSigns } from '../../record-signs.ts'
import type { LatestRecords } from '../../records.queries.ts'
import { loadRecordDialog } from '../records/load-record-dialog.ts'
import classes from './quick-acts.module.css'

const RecordDialog = lazyDialog(loadRecordDialog)

type Props = {
  animal: Animal
  /** What was last written down of it: a meal begins as the last one was. */
  latest: LatestRecords | undefined
  acts: readonly QuickType[]
}

/** The records that are written down most, a press each; `F` presses the first one. */
export function QuickActs({ animal, latest, acts }: Props) {
  const [asked, setAsked] = useState<QuickType | null>(null)
  return (
    <div className={classes.acts}>
      {acts.map((type) => (
        <QuickButton key={type} type={type} onClick={() => setAsked(type)} />
      ))}
      {asked && (
        <RecordDialog
          animal={animal}
          record={null}
          quick={{ type: asked, meal: latest?.meal ?? null }}
          weights={latest?.weights ?? []}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

function QuickButton({ type, onClick }: { type: QuickType; onClick: () => void }) {
  const Sign = recordSigns[type]
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

import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { Button, VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { MoreButton } from '../../../../shared/ui/more-button.tsx'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import type { AnimalRecord } from '../../records.api.ts'
import { recordsQuery, weightsQuery } from '../../records.queries.ts'
import { recordTexts as texts } from '../../records.texts.ts'
import { RecordLine } from './record-line.tsx'
import classes from './records-card.module.css'
import { RemoveRecordDialog } from './remove-record-dialog.tsx'

const WeightCurve = lazy(async () => ({ default: (await import('./weight-curve.tsx')).WeightCurve }))

/** The form with its calendar weighs more than the card. */
const loadDialog = () => import('./record-dialog.tsx')
const RecordDialog = lazy(async () => ({ default: (await loadDialog()).RecordDialog }))

type Asked = { what: 'add' } | { what: 'edit' | 'remove'; record: AnimalRecord }

/** What was written down about an animal, newest day first, with the curve of its weight (COL-137). */
export function RecordsCard({ animal }: { animal: Animal }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const weights = useQuery(weightsQuery(animal.id)).data ?? []
  const close = () => setAsked(null)
  return (
    <SectionCard
      title={texts.title}
      aside={
        <Button
          variant="default"
          leftSection={<Plus size={17} aria-hidden />}
          onPointerEnter={() => void loadDialog()}
          onFocus={() => void loadDialog()}
          onClick={() => setAsked({ what: 'add' })}
        >
          {texts.add}
        </Button>
      }
    >
      {weights.length > 1 && (
        <Suspense fallback={<div className={classes.curveRoom} />}>
          <WeightCurve records={weights} unit={animal.weightUnit} />
        </Suspense>
      )}
      <Records
        animalId={animal.id}
        onEdit={(record) => setAsked({ what: 'edit', record })}
        onRemove={(record) => setAsked({ what: 'remove', record })}
      />
      <Suspense>
        {(asked?.what === 'add' || asked?.what === 'edit') && (
          <RecordDialog
            animal={animal}
            record={asked.what === 'edit' ? asked.record : null}
            weights={weights}
            onClose={close}
          />
        )}
      </Suspense>
      <RemoveRecordDialog record={asked?.what === 'remove' ? asked.record : null} onClose={close} />
    </SectionCard>
  )
}

type RecordsProps = {
  animalId: number
  onEdit: (record: AnimalRecord) => void
  onRemove: (record: AnimalRecord) => void
}

function Records({ animalId, ...acts }: RecordsProps) {
  const pages = useInfiniteQuery(recordsQuery(animalId))
  const records = pages.data?.pages.flatMap(({ items }) => items)
  if (!records) {
    return pages.error ? (
      <LoadFailure
        title={texts.failed}
        error={pages.error}
        otherwise={texts.failedText}
        action={texts.tryAgain}
        onRetry={() => void pages.refetch()}
      />
    ) : (
      <Loading />
    )
  }
  if (records.length === 0) return <p className={classes.empty}>{texts.empty}</p>
  return (
    <>
      <ul className={classes.list}>
        {records.map((record) => (
          <RecordLine key={record.id} record={record} {...acts} />
        ))}
      </ul>
      <MoreButton pages={pages} label={texts.more} failed={texts.moreFailed} />
    </>
  )
}

const Loading = () => (
  <div className={classes.loading} aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <Skeleton height={22} width="70%" />
    <Skeleton height={22} width="54%" />
    <Skeleton height={22} width="62%" />
  </div>
)

import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AddButton } from '../../../../shared/ui/add-button.tsx'
import { CardPages } from '../../../../shared/ui/card-pages.tsx'
import { EarlierNote } from '../../../../shared/ui/earlier-note.tsx'
import { lazyDialog } from '../../../../shared/ui/lazy-dialog.tsx'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import { Pending } from '../../../../shared/ui/pending.tsx'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { useMealDays } from '../../../husbandry/public/use-meal-days.ts'
import { allRecordsTexts } from '../../all-records.texts.ts'
import { useWeights } from '../../hooks/use-told-records.ts'
import type { AnimalRecord } from '../../records.queries.ts'
import { recordsQuery } from '../../records.queries.ts'
import { recordTexts as texts } from '../../records.texts.ts'
import { loadRecordDialog } from './load-record-dialog.ts'
import { RecordLine } from './record-line.tsx'
import classes from './records-card.module.css'
import { RemoveRecordDialog } from './remove-record-dialog.tsx'

const WeightCurve = lazyPart(
  async () => (await import('./weight-curve.tsx')).WeightCurve,
  <div className={classes.curveRoom} />,
)

const RecordDialog = lazyDialog(loadRecordDialog)

type Asked = { what: 'add' } | { what: 'edit' | 'remove'; record: AnimalRecord }

/** What was written down about an animal, newest day first, with the curve of its weight (COL-137). */
export function RecordsCard({ animal }: { animal: Animal }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const pages = useInfiniteQuery(recordsQuery(animal.id))
  const { weights, isPending } = useWeights(animal.id)
  const meals = useMealDays(animal.id)
  const close = () => setAsked(null)
  return (
    <SectionCard
      title={texts.title}
      aside={
        <>
          <Link to="/records" search={{ animal: animal.id }} className={classes.all ?? ''}>
            {allRecordsTexts.ofAll}
          </Link>
          <AddButton label={texts.add} load={loadRecordDialog} onClick={() => setAsked({ what: 'add' })} />
        </>
      }
    >
      <div className={classes.parts}>
        {isPending && <Pending />}
        {weights.length > 1 && (
          <div className={classes.curve}>
            <WeightCurve records={weights} unit={animal.weightUnit} meals={meals} />
          </div>
        )}
        <div className={classes.records}>
          <CardPages
            pages={pages}
            texts={texts}
            outline={<Outline />}
            empty={<p className={classes.empty}>{texts.empty}</p>}
          >
            {(records) => (
              <ul className={classes.list}>
                {records.map((record) => (
                  <RecordLine
                    key={record.id}
                    record={record}
                    onEdit={() => setAsked({ what: 'edit', record })}
                    onRemove={() => setAsked({ what: 'remove', record })}
                  />
                ))}
              </ul>
            )}
          </CardPages>
          <EarlierNote />
        </div>
      </div>
      {(asked?.what === 'add' || asked?.what === 'edit') && (
        <RecordDialog
          animal={animal}
          record={asked.what === 'edit' ? asked.record : null}
          weights={weights}
          onClose={close}
        />
      )}
      <RemoveRecordDialog record={asked?.what === 'remove' ? asked.record : null} onClose={close} />
    </SectionCard>
  )
}

const Outline = () => (
  <div className={classes.outline}>
    <Skeleton height={22} width="70%" />
    <Skeleton height={22} width="54%" />
    <Skeleton height={22} width="62%" />
  </div>
)

import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import { shownDay } from '../../../../shared/day-format.ts'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { collectionTexts } from '../../collection.texts.ts'
import { useLatest, useWeights } from '../../hooks/use-told-records.ts'
import { knownKindOf } from '../../record-kinds.ts'
import { typeText } from '../../record-look.ts'
import { recordSigns } from '../../record-signs.ts'
import { recordWords } from '../../record-words.ts'
import { type AnimalRecord, recordsQuery } from '../../records.queries.ts'
import { recordTexts } from '../../records.texts.ts'
import { LatestFigures } from '../daily/daily-card.tsx'
import { QuickActs } from '../daily/quick-acts.tsx'
import classes from './animal-beside.module.css'

const texts = collectionTexts.beside

const WeightCurve = lazyPart(
  async () => (await import('../records/weight-curve.tsx')).WeightCurve,
  <div className={classes.curveRoom} />,
)

const acts = ['feeding', 'weight', 'shed', 'note'] as const

/** So many of the last records stand there; the page of the animal has all. */
const shownRecords = 4

type Props = { animal: Animal }

/** The three figures of an animal, its quick records, its weight, and what was written down last. */
export function BesideRecords({ animal }: Props) {
  const latest = useLatest(animal.id)
  const { weights } = useWeights(animal.id)
  return (
    <>
      <div className={classes.figures}>
        <LatestFigures animal={animal} latest={latest} />
      </div>
      {!animal.isArchived && (
        <div className={classes.acts}>
          <QuickActs animal={animal} latest={latest.data} acts={acts} />
        </div>
      )}
      {weights.length > 1 && (
        <div className={classes.part}>
          <h3 className={classes.title}>{texts.weight}</h3>
          <WeightCurve records={weights} unit={animal.weightUnit} />
        </div>
      )}
      <div className={classes.part}>
        <h3 className={classes.title}>{texts.records}</h3>
        <LastRecords animal={animal} />
      </div>
    </>
  )
}

function LastRecords({ animal }: Props) {
  const { data, error, refetch } = useInfiniteQuery(recordsQuery(animal.id))
  const records = data?.pages[0]?.items
  if (records?.length === 0) return <p className={classes.none}>{texts.none}</p>
  if (records)
    return (
      <ul className={classes.records}>
        {records.slice(0, shownRecords).map((record) => (
          <LastRecord key={record.id} record={record} />
        ))}
      </ul>
    )
  if (!error) return <div className={classes.recordsRoom} aria-busy />
  return (
    <LoadFailure
      title={recordTexts.failed}
      error={error}
      otherwise={recordTexts.failedText}
      action={recordTexts.tryAgain}
      onRetry={() => void refetch()}
    />
  )
}

function LastRecord({ record }: { record: AnimalRecord }) {
  const Sign = recordSigns[knownKindOf(record.recordType) ?? 'own']
  const said = [recordWords(record).what, record.details].filter(Boolean).join(' · ')
  return (
    <li className={classes.record}>
      <Sign size={16} aria-hidden />
      <span className={classes.said}>
        {typeText(record.recordType)}
        {said && ` · ${said}`}
      </span>
      <time className={classes.day} dateTime={record.recordDate}>
        {shownDay(record.recordDate)}
      </time>
    </li>
  )
}

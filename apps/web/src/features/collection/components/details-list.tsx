import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { DetailList } from '../../../shared/ui/detail-list.tsx'
import { type DescribedAnimal, type Detail, detailsOf } from '../animal-details.ts'
import classes from './details-list.module.css'
import { SexMark } from './sex-mark.tsx'

type Described = DescribedAnimal & { readonly notes: string | null }

type Props = {
  animal: Described
  today: CivilDay
  /** A head right above says kind, sex and price; they are not said again. */
  belowHead?: boolean
}

/** What is known of an animal, as a list of terms (COL-66), and its keeper's notes as they were written. */
export function DetailsList({ animal, today, belowHead = false }: Props) {
  const details = detailsOf(animal, today).filter(({ inHead }) => !(belowHead && inHead))
  return (
    <DetailList
      details={details.map((detail) => ({
        term: detail.term,
        text: <Toned detail={detail} sex={animal.sex} />,
      }))}
      notes={animal.notes}
      notesHeading={belowHead ? 'h2' : 'h3'}
    />
  )
}

function Toned({ detail: { text, tone }, sex }: { detail: Detail } & Pick<Described, 'sex'>) {
  if (tone === 'sex') return <SexMark sex={sex} spelled />
  if (tone === 'species') return <i>{text}</i>
  return tone === 'price' ? <span className={classes.price}>{text}</span> : text
}

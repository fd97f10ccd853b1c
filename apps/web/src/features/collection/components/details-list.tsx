import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { type DescribedAnimal, detailsOf } from '../animal-details.ts'
import { collectionTexts } from '../collection.texts.ts'
import classes from './details-card.module.css'
import { SexMark } from './sex-mark.tsx'

type Props = { animal: DescribedAnimal & { readonly notes: string | null }; today: CivilDay }

/** What is known of an animal, as a list of terms (COL-66), and its keeper's notes as they were written. */
export const DetailsList = ({ animal, today }: Props) => (
  <>
    <dl className={classes.list}>
      {detailsOf(animal, today).map(({ term, text, tone }) => (
        <div key={term} className={classes.line}>
          <dt>{term}</dt>
          <dd data-tone={tone}>{tone === 'sex' ? <SexMark sex={animal.sex} spelled /> : text}</dd>
        </div>
      ))}
    </dl>
    {animal.notes && (
      <div className={classes.notes}>
        <h3 className={classes.notesTitle}>{collectionTexts.detail.notes}</h3>
        <p className={classes.notesText}>{animal.notes}</p>
      </div>
    )}
  </>
)

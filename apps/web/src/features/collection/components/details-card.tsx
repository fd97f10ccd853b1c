import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { detailsOf } from '../animal-details.ts'
import { collectionTexts } from '../collection.texts.ts'
import classes from './details-card.module.css'
import { SexMark } from './sex-mark.tsx'
import { StandingToggles } from './standing-toggles.tsx'

const texts = collectionTexts.detail

/** What is known of an animal, as a list of terms (COL-66), and the keeper's notes as they were written. */
export function DetailsCard({ animal }: { animal: Animal }) {
  const today = useToday()()
  const { sex, notes } = animal
  return (
    <SectionCard title={texts.details} aside={<StandingToggles animal={animal} />}>
      <dl className={classes.list}>
        {detailsOf(animal, today).map(({ term, text, tone }) => (
          <div key={term} className={classes.line}>
            <dt>{term}</dt>
            <dd data-tone={tone}>{tone === 'sex' ? <SexMark sex={sex} spelled /> : text}</dd>
          </div>
        ))}
      </dl>
      {notes && (
        <div className={classes.notes}>
          <h3 className={classes.notesTitle}>{texts.notes}</h3>
          <p className={classes.notesText}>{notes}</p>
        </div>
      )}
    </SectionCard>
  )
}

import { VisuallyHidden } from '@mantine/core'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { formTexts } from '../../animal-form.texts.ts'
import classes from './animal-form-skeleton.module.css'

/** How many fields of the first card a phone shows at once. */
const fields = [0, 1, 2, 3, 4] as const

/** The outline of an animal's form: its first card, as it will stand. */
export const AnimalFormSkeleton = () => (
  <div className={classes.form} aria-busy>
    <VisuallyHidden role="status">{formTexts.loading}</VisuallyHidden>
    <SectionCard title={formTexts.cards.basic}>
      <div className={classes.fields} aria-hidden>
        {fields.map((field) => (
          <div key={field} className={classes.field}>
            <Skeleton width={90} height="1em" />
            <Skeleton height={44} />
          </div>
        ))}
      </div>
    </SectionCard>
  </div>
)

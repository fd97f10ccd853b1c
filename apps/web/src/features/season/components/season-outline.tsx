import { VisuallyHidden } from '@mantine/core'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { seasonTexts as texts } from '../season.texts.ts'
import classes from './season-card.module.css'

/** The season while it is loaded. */
export const SeasonOutline = ({ title }: { title: string }) => (
  <SectionCard id="season" title={title}>
    <div className={classes.outline} aria-busy>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton height={22} width="64%" />
      <Skeleton height={56} />
    </div>
  </SectionCard>
)

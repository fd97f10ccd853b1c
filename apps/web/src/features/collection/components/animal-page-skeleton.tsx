import { VisuallyHidden } from '@mantine/core'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { collectionTexts } from '../collection.texts.ts'
import classes from '../pages/animal-page.module.css'

const lines = [0, 1, 2, 3, 4, 5] as const

/** The outline of an animal's page, in its final shape. */
export const AnimalPageSkeleton = () => (
  <div aria-busy>
    <PageHeader title={collectionTexts.detail.profile} />
    <VisuallyHidden role="status">{collectionTexts.detail.loading}</VisuallyHidden>
    <div className={classes.headOutline} aria-hidden>
      <Skeleton height={18} width={210} />
      <Skeleton height={38} width={240} />
    </div>
    <div className={classes.first} aria-hidden>
      <div className={classes.gallery}>
        <div className={classes.photoOutline}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={classes.linesOutline}>
        {lines.map((line) => (
          <Skeleton key={line} height={20} width={`${78 - line * 6}%`} />
        ))}
      </div>
    </div>
  </div>
)

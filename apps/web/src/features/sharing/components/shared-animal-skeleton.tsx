import { VisuallyHidden } from '@mantine/core'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { publicTexts } from '../public-pages.texts.ts'
import classes from './shared-animal-view.module.css'

const lines = [0, 1, 2, 3] as const

/** The outline of a shared animal's page. */
export const SharedAnimalSkeleton = () => (
  <div className={classes.animal} aria-busy>
    <VisuallyHidden component="h1" role="status">
      {publicTexts.loading}
    </VisuallyHidden>
    <div className={classes.gallery} style={{ aspectRatio: '4 / 3' }}>
      <Skeleton height="100%" />
    </div>
    <div className={classes.words}>
      <Skeleton height={42} width="52%" />
      <Skeleton height={20} width="70%" />
      {lines.map((line) => (
        <Skeleton key={line} height={20} width={`${84 - line * 7}%`} />
      ))}
    </div>
  </div>
)

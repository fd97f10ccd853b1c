import { Button } from '@mantine/core'
import classes from './list-end.module.css'
import { uiTexts } from './ui.texts.ts'
import { useNearing } from './use-nearing.ts'

type Props = {
  hasMore: boolean
  isLoading: boolean
  /** Why the list goes on no further, or null. */
  failure: string | null
  onMore: () => void
}

/** The end of a list that goes on: loads more as it comes near, and by a button. */
export function ListEnd({ hasMore, isLoading, failure, onMore }: Props) {
  const end = useNearing(hasMore && !isLoading && failure === null, onMore)
  if (!hasMore) return null
  return (
    <div ref={end} className={classes.end}>
      {failure && <p role="alert">{failure}</p>}
      <Button variant="default" loading={isLoading} onClick={onMore}>
        {failure ? uiTexts.tryAgain : uiTexts.showMore}
      </Button>
    </div>
  )
}

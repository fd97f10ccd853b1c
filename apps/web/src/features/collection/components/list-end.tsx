import { Button } from '@mantine/core'
import { collectionTexts } from '../collection.texts.ts'
import { useNearing } from '../hooks/use-nearing.ts'
import classes from './list-end.module.css'

const texts = collectionTexts.list

type Props = {
  hasMore: boolean
  isLoading: boolean
  failed: boolean
  onMore: () => void
}

/** The end of a list that goes on: loads more as it comes near, and by a button. */
export function ListEnd({ hasMore, isLoading, failed, onMore }: Props) {
  const end = useNearing(hasMore && !isLoading && !failed, onMore)
  if (!hasMore) return null
  return (
    <div ref={end} className={classes.end}>
      {failed && <p role="alert">{texts.moreFailed}</p>}
      <Button variant="default" loading={isLoading} onClick={onMore}>
        {failed ? texts.tryAgain : texts.showMore}
      </Button>
    </div>
  )
}

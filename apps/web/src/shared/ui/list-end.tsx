import { Button } from '@mantine/core'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import classes from './list-end.module.css'
import { MoreFailed } from './more-failed.tsx'
import { uiTexts } from './ui.texts.ts'
import { useNearing } from './use-nearing.ts'

/** How a list goes on. */
export type MorePages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'isPlaceholderData'
> & { readonly error: unknown; fetchNextPage: () => Promise<unknown> }

type Props = {
  pages: MorePages
  /** What is said where the next page can't be loaded. */
  moreFailed: string
}

/** The end of a list that goes on: loads more as it comes near, and by a button. */
export function ListEnd({ pages, moreFailed }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages
  // What still shows while another search is under way goes on no further.
  const hasMore = hasNextPage && !pages.isPlaceholderData
  const loadMore = () => void pages.fetchNextPage()
  const end = useNearing(hasMore && !isFetchingNextPage && !isFetchNextPageError, loadMore)
  if (!hasMore) return null
  return (
    <div ref={end} className={classes.end}>
      <MoreFailed pages={pages} text={moreFailed} />
      <Button variant="default" loading={isFetchingNextPage} onClick={loadMore}>
        {isFetchNextPageError ? uiTexts.tryAgain : uiTexts.showMore}
      </Button>
    </div>
  )
}

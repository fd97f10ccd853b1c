import { VisuallyHidden } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'
import { MoreButton } from './more-button.tsx'

type Texts = {
  loading: string
  failed: string
  failedText: string
  tryAgain: string
  more: string
  moreFailed: string
}

type Props<Item> = {
  pages: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>
  texts: Texts
  /** The room that is kept while the first page loads. */
  outline: ReactNode
  /** What is said where the list is empty. */
  empty: ReactNode
  /** Draws the items that have come so far. */
  children: (items: Item[]) => ReactNode
}

/** A list within a card that comes page by page: loading, failed, empty, or its items and the way to more. */
export function CardPages<Item>({ pages, texts, outline, empty, children }: Props<Item>) {
  const items = pages.data?.pages.flatMap((page) => page.items)
  if (items === undefined) {
    return pages.error ? (
      <LoadFailure
        title={texts.failed}
        error={pages.error}
        otherwise={texts.failedText}
        action={texts.tryAgain}
        onRetry={() => void pages.refetch()}
      />
    ) : (
      <div aria-busy>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        {outline}
      </div>
    )
  }
  if (items.length === 0) return empty
  return (
    <>
      {children(items)}
      <MoreButton pages={pages} label={texts.more} failed={texts.moreFailed} />
    </>
  )
}

import { Button } from '@mantine/core'
import type { MorePages } from './list-end.tsx'
import classes from './more-button.module.css'
import { MoreFailed } from './more-failed.tsx'

type Props = {
  pages: Omit<MorePages, 'isPlaceholderData'>
  label: string
  /** What is said where the next page can't be loaded. */
  failed: string
}

/** The end of a list within a card: it goes on when asked only, so that the card doesn't push away what follows it. */
export function MoreButton({ pages, label, failed }: Props) {
  if (!pages.hasNextPage) return null
  return (
    <div className={classes.end}>
      <MoreFailed pages={pages} text={failed} />
      <Button
        variant="default"
        fullWidth
        loading={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  )
}

import { VisuallyHidden } from '@mantine/core'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { boardTexts as texts } from '../../board.texts.ts'

/** The board while it is loaded. */
export const BoardOutline = () => (
  <div aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <Skeleton height={420} card />
  </div>
)

import { VisuallyHidden } from '@mantine/core'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'

type Props = {
  /** How the answer stands that the view waits for. */
  answer: { readonly error: Error | null; readonly refetch: () => unknown }
  texts: { readonly loading: string; readonly failed: string; readonly kept: string }
  /** How much room it takes, in pixels. */
  height: number
}

/** Stands in the place of a view of the season while it is loaded, or where it could not be. */
export const ViewOutline = ({ answer: { error, refetch }, texts, height }: Props) =>
  error ? (
    <FailedPlace
      title={texts.failed}
      text={texts.kept}
      error={error}
      action={uiTexts.tryAgain}
      onRetry={() => void refetch()}
    />
  ) : (
    <div aria-busy>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton height={height} card />
    </div>
  )

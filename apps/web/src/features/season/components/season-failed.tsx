import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { seasonTexts as texts } from '../season.texts.ts'

type Props = { title: string; error: Error | null; onRetry: () => void }

/** Stands where a season or visits could not be read, with the way to read them again. */
export const SeasonFailed = ({ title, error, onRetry }: Props) => (
  <SectionCard id="season" title={title}>
    <LoadFailure
      title={texts.failed}
      error={error}
      otherwise={texts.failedText}
      action={uiTexts.tryAgain}
      onRetry={onRetry}
    />
  </SectionCard>
)

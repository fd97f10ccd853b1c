import { Button } from '@mantine/core'
import Heart from 'lucide-react/icons/heart'
import Link2 from 'lucide-react/icons/link-2'
import ListChecks from 'lucide-react/icons/list-checks'
import { memo } from 'react'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { BreedingTabs } from '../../breeding/public/breeding-tabs.tsx'
import { geneticsTexts as texts } from '../genetics.texts.ts'

type Props = {
  isKeeper: boolean
  /** Whether both parents are own animals that can be paired. */
  mayStart: boolean
  onCopy: () => void
  onStart: () => void
}

/** The title, and what can be done with the pair. Drawn anew only when that changes, as all of the page is with a key. */
export const CalculatorHead = memo(function CalculatorHead({ isKeeper, mayStart, onCopy, onStart }: Props) {
  return (
    <PageHeader
      title={texts.title}
      {...(isKeeper && { tabs: <BreedingTabs current="genetics" /> })}
      actions={
        <>
          {isKeeper && (
            <LinkButton
              to="/genetics/plan"
              variant="default"
              leftSection={<ListChecks size={17} aria-hidden />}
            >
              {texts.planPairing}
            </LinkButton>
          )}
          <Button variant="default" leftSection={<Link2 size={17} aria-hidden />} onClick={onCopy}>
            {texts.copyLink}
          </Button>
          {mayStart && (
            <Button leftSection={<Heart size={17} aria-hidden />} onClick={onStart}>
              {texts.startPairing}
            </Button>
          )}
        </>
      }
    />
  )
})

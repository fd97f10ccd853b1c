import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import Printer from 'lucide-react/icons/printer'
import { ConnectionNotice } from '../../../shared/ui/connection-notice.tsx'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { LabelChoices } from '../components/label-choices.tsx'
import { LabelPreview } from '../components/label-preview.tsx'
import { LabelPrint } from '../components/label-print.tsx'
import { VoidLabel } from '../components/void-label.tsx'
import { useLabelOptions } from '../hooks/use-label-options.ts'
import { useLabelled } from '../hooks/use-labelled.ts'
import { labelsTexts as texts } from '../labels.texts.ts'
import type { LabelsSearch } from '../labels-search.ts'
import { printLabels } from '../print-labels.ts'
import classes from './labels-page.module.css'

/** Labels on sheets and rolls, printed to the millimetre (PLC-12, PLC-15, PLC-16, SEA-23). */
export function LabelsPage() {
  const search = useSearch({ strict: false }) as LabelsSearch
  const { of = 'places', place } = search
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { labelled, places, isGone, isPending, error, retry } = useLabelled(search)
  const { options, change } = useLabelOptions()
  const count = labelled[of].length
  const choose = (changed: LabelsSearch): void =>
    void navigate({ to: '/labels', search: { ...search, ...changed }, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <Button
            leftSection={<Printer size={17} aria-hidden />}
            disabled={count === 0}
            onClick={() => void printLabels(cache, labelled, options)}
          >
            {texts.print(count)}
          </Button>
        }
      />
      <ConnectionNotice sends="POST /api/labels" />
      {error ? (
        <FailedPlace
          title={texts.loadFailed}
          text={texts.failedText}
          error={error}
          action={uiTexts.tryAgain}
          onRetry={retry}
        />
      ) : (
        <div className={classes.parts}>
          <div className={classes.choices}>
            <p className={classes.intro}>{texts.intro}</p>
            <LabelChoices of={of} place={place} places={places} isGone={isGone} onChoose={choose} />
            {isGone && <p className={classes.intro}>{texts.gone}</p>}
          </div>
          <div className={classes.preview}>
            <LabelPreview of={of} count={isPending ? null : count} options={options} />
          </div>
          <div className={classes.choices}>
            <LabelPrint of={of} options={options} onChange={change} />
            <VoidLabel />
          </div>
        </div>
      )}
    </>
  )
}

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import Wrench from 'lucide-react/icons/wrench'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { SectionCard } from '../../../shared/ui/section-card.tsx'
import { MaintenanceCard } from '../../maintenance/public/maintenance-card.tsx'
import { repairPreviewQuery } from '../admin.queries.ts'
import { adminTexts as texts } from '../admin.texts.ts'
import { ConfirmRepair } from '../components/confirm-repair.tsx'
import { RepairPreview, RepairPreviewOutline } from '../components/repair-preview.tsx'
import { RepairResult } from '../components/repair-result.tsx'
import { useRepair } from '../hooks/use-repair.ts'
import classes from './data-repair-page.module.css'

/** Where an administrator sees how the installation stands (A7), and has mixed-up data repaired (ADM-01, ADM-02, R89). */
export function DataRepairPage() {
  const { data: preview, isFetching, error, refetch } = useQuery(repairPreviewQuery)
  const repair = useRepair(preview)
  const failure = texts.preview
  return (
    <>
      <PageHeader title={texts.title} />
      <div className={classes.parts}>
        <MaintenanceCard />
        <SectionCard title={texts.dataRepair}>
          <div className={classes.body}>
            <p className={classes.about}>{texts.about}</p>
            {preview && <RepairPreview preview={preview} />}
            {!preview && !error && <RepairPreviewOutline />}
            {error && (
              <LoadFailure
                title={failure.failed}
                error={error}
                otherwise={failure.otherwise}
                action={failure.tryAgain}
                onRetry={() => void refetch()}
              />
            )}
            <Button
              leftSection={<Wrench size={17} aria-hidden />}
              disabled={!preview || isFetching || error !== null}
              onClick={repair.ask}
            >
              {texts.repair}
            </Button>
          </div>
        </SectionCard>
        {repair.done && <RepairResult {...repair.done} />}
      </div>
      {preview && (
        <ConfirmRepair
          preview={preview}
          opened={repair.isAsking}
          busy={repair.isBusy}
          onConfirm={repair.confirm}
          onClose={repair.close}
        />
      )}
    </>
  )
}

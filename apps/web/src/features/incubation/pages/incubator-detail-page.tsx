import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import FileUp from 'lucide-react/icons/file-up'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { recordIdOf } from '../../../shared/navigation/record-id.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { FailedPlace } from '../../../shared/ui/failed-place.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { uiTexts } from '../../../shared/ui/ui.texts.ts'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { AlarmsCard } from '../components/alarms-card.tsx'
import { BoxesCard } from '../components/boxes-card.tsx'
import { CurveCard } from '../components/curve-card.tsx'
import { IncubatorCrumbs } from '../components/incubator-crumbs.tsx'
import { NowCard } from '../components/now-card.tsx'
import { importTexts, incubationTexts as texts } from '../incubation.texts.ts'
import { readIncubatorSearch } from '../incubator-search.ts'
import { type Box, boxesQuery, type Incubator, incubatorQuery } from '../incubators.queries.ts'
import { loadImportDialog, loadIncubatorDialog } from '../load-dialogs.ts'
import classes from './incubator-detail-page.module.css'

const IncubatorDialog = lazyDialog(async () => (await loadIncubatorDialog()).IncubatorDialog)
const ImportDialog = lazyDialog(async () => (await loadImportDialog()).ImportDialog)

/** One incubator: now, its curve, boxes, alarms, and files of data loggers (SEA-21). */
export function IncubatorDetailPage() {
  const id = recordIdOf(useParams({ strict: false }).id ?? '')
  return id === null ? <Missing /> : <LoadedIncubator key={id} id={id} />
}

function LoadedIncubator({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(incubatorQuery(id))
  // What was read before it was deleted elsewhere is no incubator any more.
  if (error instanceof ApiError && error.status === 404) return <Missing />
  if (data) return <IncubatorView incubator={data} />
  return error ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading />
}

const none: readonly Box[] = []

function IncubatorView({ incubator }: { incubator: Incubator }) {
  const [dialog, setDialog] = useState<'edit' | 'import' | null>(null)
  const boxes = useQuery(boxesQuery(incubator.id)).data ?? none
  const { box: named } = readIncubatorSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const close = () => setDialog(null)
  return (
    <>
      <PageHeader
        title={incubator.name}
        breadcrumb={<IncubatorCrumbs name={incubator.name} />}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<FileUp size={17} aria-hidden />}
              {...warmedBy(loadImportDialog)}
              onClick={() => setDialog('import')}
            >
              {importTexts.open}
            </Button>
            <LinkButton
              to="/labels"
              search={{ of: 'incubators', one: incubator.id }}
              variant="default"
              leftSection={<Printer size={17} aria-hidden />}
            >
              {texts.label}
            </LinkButton>
            <Button
              data-key-acts="edit"
              variant="default"
              leftSection={<Pencil size={17} aria-hidden />}
              {...warmedBy(loadIncubatorDialog)}
              onClick={() => setDialog('edit')}
            >
              {texts.edit}
            </Button>
          </>
        }
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <NowCard incubator={incubator} />
          <CurveCard incubator={incubator} boxes={boxes} />
        </div>
        <div className={classes.column}>
          <BoxesCard incubator={incubator} named={named} />
          <AlarmsCard incubator={incubator} />
        </div>
      </div>
      {dialog === 'edit' && (
        <IncubatorDialog
          incubator={incubator}
          onClose={close}
          onRemoved={() => navigate({ to: '/incubators', replace: true })}
        />
      )}
      {dialog === 'import' && <ImportDialog incubator={incubator} boxes={boxes} onClose={close} />}
    </>
  )
}

const Missing = () => (
  <>
    <PageHeader title={texts.one} breadcrumb={<IncubatorCrumbs name={texts.one} />} />
    <EmptyState
      title={texts.missing}
      text={texts.missingText}
      action={<LinkButton to="/incubators">{texts.toAll}</LinkButton>}
    />
  </>
)

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <>
    <PageHeader title={texts.one} breadcrumb={<IncubatorCrumbs name={texts.one} />} />
    <FailedPlace
      title={texts.failedOne}
      text={texts.safe}
      error={error}
      action={uiTexts.tryAgain}
      onRetry={onRetry}
    />
  </>
)

const Loading = () => (
  <div className={classes.column} aria-busy>
    <Skeleton height={64} width={320} />
    <Skeleton height={140} card />
    <Skeleton height={420} card />
  </div>
)

import { Button, VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import Layers from 'lucide-react/icons/layers'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Plus from 'lucide-react/icons/plus'
import Table2 from 'lucide-react/icons/table-2'
import Thermometer from 'lucide-react/icons/thermometer'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { ViewSwitch } from '../../../shared/ui/view-switch.tsx'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { UnderPlanLimit } from '../../billing/public/under-plan-limit.tsx'
import { figuresQuery } from '../../home/public/figures.ts'
import { clutchListTexts } from '../clutches.texts.ts'
import { OpenClutches } from '../components/clutches/open-clutches.tsx'
import { EggDialogs } from '../components/egg-dialogs.tsx'
import { EggsFailed } from '../components/eggs-failed.tsx'
import { IncubatorEggs } from '../components/incubator-eggs.tsx'
import { IncubatorLine } from '../components/incubator-line.tsx'
import { eggFormTexts as formTexts } from '../egg-form.texts.ts'
import { eggTexts as texts } from '../eggs.texts.ts'
import { useEggActs } from '../hooks/use-egg-acts.ts'
import { useIncubatorView } from '../hooks/use-incubator-view.ts'
import { incubatorQuery } from '../incubator.queries.ts'
import { loadEggForm } from '../load-dialogs.ts'
import classes from './incubator-page.module.css'

const views = [
  { view: 'clutches', label: clutchListTexts.title, Icon: Layers },
  { view: 'table', label: texts.views.table, Icon: Table2 },
  { view: 'cards', label: texts.views.cards, Icon: LayoutGrid },
] as const

/** Every egg that is incubating, across all projects, what hatches next first (EGG-19, EGG-21). */
export function IncubatorPage() {
  const egging = useEggActs()
  const pages = useInfiniteQuery(incubatorQuery)
  // The first page alone decides, so that the view does not turn while one scrolls.
  const hasClutches = pages.data?.pages[0]?.items.some(({ clutchId }) => clutchId !== null) ?? false
  const { view, choose } = useIncubatorView(hasClutches)
  const figures = useQuery(figuresQuery).data
  const eggs = pages.data?.pages.flatMap(({ items }) => items)
  const addEgg = (
    <Button
      data-key-acts="new"
      leftSection={<Plus size={17} aria-hidden />}
      {...warmedBy(loadEggForm)}
      onClick={() => egging.ask({ what: 'add' })}
    >
      {texts.addEgg}
    </Button>
  )
  const toIncubators = (
    <LinkButton to="/incubators" variant="default" leftSection={<Thermometer size={17} aria-hidden />}>
      {texts.incubators}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={texts.incubator} />
      <UnderPlanLimit kind="eggs" what={formTexts.eggs}>
        {pages.isError && !eggs && <EggsFailed error={pages.error} onRetry={() => void pages.refetch()} />}
        {pages.isPending && <Loading />}
        {eggs?.length === 0 && (
          <EmptyState
            {...texts.emptyIncubator}
            action={
              <div className={classes.first}>
                {toIncubators}
                {addEgg}
              </div>
            }
          />
        )}
        {eggs && eggs.length > 0 && (
          <>
            <div className={classes.bar}>
              <IncubatorLine count={figures?.incubatingEggs ?? eggs.length} next={eggs[0]} />
              <div className={classes.buttons}>
                <ViewSwitch label={texts.views.label} options={views} view={view} onChoose={choose} />
                {toIncubators}
                {addEgg}
              </div>
            </div>
            {view === 'clutches' ? (
              <OpenClutches hasLoose={eggs.some(({ clutchId }) => clutchId === null)} />
            ) : (
              <IncubatorEggs eggs={eggs} view={view} egging={egging} pages={pages} />
            )}
          </>
        )}
      </UnderPlanLimit>
      <EggDialogs
        asked={egging.asked}
        onClose={egging.close}
        projectId={null}
        clutchSize={null}
        removeFailed={texts.incubatorRemoveFailed}
      />
    </>
  )
}

const Loading = () => (
  <div className={classes.loading} aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <Skeleton height={20} width={260} />
    <Skeleton height={420} card />
  </div>
)

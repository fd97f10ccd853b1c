import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { warmedBy } from '../../../shared/ui/warmed-by.ts'
import { projectClutchesQuery } from '../clutch-lists.queries.ts'
import { ProjectClutches } from '../components/clutches/project-clutches.tsx'
import { EggDialogs } from '../components/egg-dialogs.tsx'
import { EggsFailed } from '../components/eggs-failed.tsx'
import { ProjectEggsList } from '../components/project-eggs-list.tsx'
import { projectEggsQuery } from '../eggs.queries.ts'
import { eggTexts as texts } from '../eggs.texts.ts'
import { useEggActs } from '../hooks/use-egg-acts.ts'
import { loadEggForm, loadHatchForm } from '../load-dialogs.ts'
import classes from './project-eggs.module.css'

type Props = {
  projectId: number
  /** How many eggs the project expects, where it says so; the form of a clutch begins with it. */
  clutchSize?: number | null
}

/** The eggs of a project: a card of its page, with all that can be done to them (EGG-08 to EGG-18). */
export function ProjectEggs({ projectId, clutchSize = null }: Props) {
  const egging = useEggActs()
  const { data: listed, error, refetch } = useQuery(projectEggsQuery(projectId))
  const { data: clutches, isPending } = useQuery(projectClutchesQuery(projectId))
  // Shown together, so that lines which come later push nothing away.
  const eggs = isPending ? undefined : listed
  const waiting = eggs?.filter(({ status }) => status === 'Incubating') ?? []
  const warm = warmedBy(loadEggForm)
  return (
    <section className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title}>{texts.title}</h2>
        <div className={classes.buttons}>
          <Button variant="default" {...warm} onClick={() => egging.ask({ what: 'clutch' })}>
            {texts.addClutch}
          </Button>
          <Button
            leftSection={<Plus size={17} aria-hidden />}
            {...warm}
            onClick={() => egging.ask({ what: 'add' })}
          >
            {texts.addEgg}
          </Button>
        </div>
      </div>
      {error && !eggs && <EggsFailed error={error} onRetry={() => void refetch()} />}
      {!error && !eggs && <Loading />}
      {eggs && clutches && clutches.length > 0 && <ProjectClutches clutches={clutches} />}
      {eggs?.length === 0 && <p className={classes.empty}>{texts.emptyProject}</p>}
      {eggs && eggs.length > 0 && <ProjectEggsList eggs={eggs} egging={egging} />}
      {eggs && (
        <div className={classes.foot}>
          {waiting.length > 0 && (
            <Button
              variant="default"
              {...warmedBy(loadHatchForm)}
              onClick={() => egging.ask({ what: 'hatchSeveral', eggs: waiting })}
            >
              {texts.hatchEggs}
            </Button>
          )}
          <Button variant="subtle" onClick={() => egging.ask({ what: 'attach' })}>
            {texts.attach}
          </Button>
        </div>
      )}
      <EggDialogs
        asked={egging.asked}
        onClose={egging.close}
        projectId={projectId}
        clutchSize={clutchSize}
        removeFailed={texts.removeFailed}
      />
    </section>
  )
}

const Loading = () => (
  <div className={classes.loading} aria-busy>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <Skeleton height={30} />
    <Skeleton height={30} />
    <Skeleton height={30} />
  </div>
)

import { dueIn, incubationProgress } from '@clutchbook/domain/eggs/eggs.rules'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Egg } from '../../../shared/ui/egg.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useToday } from '../../accounts/public/use-today.ts'
import { dueText } from '../../eggs/public/due-text.ts'
import type { HatchingEgg } from '../home.queries.ts'
import { dashboardTexts } from '../home.texts.ts'
import { DashboardPanel, NothingYet } from './dashboard-panel.tsx'
import classes from './hatching-next.module.css'

const texts = dashboardTexts.hatching

/** Pixels from the top of an egg to its foot. */
const height = 88

type Props = { eggs: readonly HatchingEgg[] | undefined }

/** The eggs that hatch next, each held to the light, or their outlines while they are loaded. */
export const HatchingNext = ({ eggs }: Props) => (
  <DashboardPanel title={texts.title} to="/incubating" all={texts.all}>
    {eggs?.length === 0 ? (
      <NothingYet
        picture={<Egg state="incubating" progress={0.35} size={64} />}
        words={texts.none}
        link={(words) => <Link to="/breeding">{words}</Link>}
      />
    ) : (
      <ul className={classes.eggs} aria-label={texts.title}>
        {eggs
          ? eggs.map((egg) => (
              <li key={egg.id}>
                <HeldEgg egg={egg} />
              </li>
            ))
          : outlines.map((outline) => <Outline key={outline} />)}
      </ul>
    )}
  </DashboardPanel>
)

function HeldEgg({ egg }: { egg: HatchingEgg }) {
  const today = useToday()()
  return (
    <EggLink egg={egg}>
      <Egg state="incubating" progress={incubationProgress(egg, today)} size={height} />
      <span className={classes.words}>
        <span className={classes.number}>{texts.egg(egg.eggNumber)}</span>{' '}
        <span className={classes.due} data-due={dueIn(egg, today).state}>
          {dueText(egg, today)}
        </span>
      </span>
      <span className={classes.project}>{egg.projectName}</span>
    </EggLink>
  )
}

/** Leads to the project that the egg was laid in, or to the incubator where it was laid in none. */
const EggLink = ({ egg: { breedingProjectId: id }, children }: { egg: HatchingEgg; children: ReactNode }) =>
  id === null ? (
    <Link to="/incubating" className={classes.egg}>
      {children}
    </Link>
  ) : (
    <Link to="/breeding/projects/$id" params={{ id: String(id) }} className={classes.egg}>
      {children}
    </Link>
  )

const outlines = [1, 2, 3, 4, 5, 6] as const

const Outline = () => (
  <li className={classes.egg}>
    <span className={classes.shell}>
      <Skeleton width={(height * 100) / 122} height={height} />
    </span>
    <span className={classes.words}>
      <Skeleton width={96} height="1em" />
    </span>
    <span className={classes.project} />
  </li>
)

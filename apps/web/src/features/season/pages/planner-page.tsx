import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { Alarm } from '../../../shared/ui/alarm.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useIsWide } from '../../../shared/ui/use-is-wide.ts'
import { MaleChoice } from '../components/male-choice.tsx'
import { PickedBar } from '../components/picked-bar.tsx'
import { PlannerGrid } from '../components/planner-grid.tsx'
import { PlannerLegend } from '../components/planner-legend.tsx'
import { type Asked, PlannerQuestion } from '../components/planner-question.tsx'
import { type Picks, usePicks } from '../hooks/use-picks.ts'
import { pairFinder, placesIn, stillIn } from '../planned-pairs.ts'
import { type Matrix, matrixQuery, ownSpeciesQuery } from '../planner.queries.ts'
import { plannerTexts as texts } from '../planner.texts.ts'
import { type PlannerOrder, readPlannerSearch } from '../planner-search.ts'
import classes from './planner-page.module.css'

/** Every pair of own animals of a species, to be picked for projects (SEA-22); the address holds the question. */
export function PlannerPage() {
  const said = useSearch({ from: '/_shell/season/planner' })
  const { species, target = '', order = 'name' } = readPlannerSearch(said)
  const navigate = useNavigate()
  const kept = useQuery(ownSpeciesQuery)
  const chosen = species ?? kept.data?.[0]?.species ?? ''
  const asked: Asked = { species: chosen, target, order }
  const ask = ({ target: hoped, ...rest }: Asked): void => {
    const search = { ...rest, ...(hoped !== '' && { target: hoped }) }
    void navigate({ to: '/season/planner', search, replace: true })
  }
  const failed = kept.isError && chosen === ''
  return (
    <>
      <PageHeader title={texts.title} />
      {chosen !== '' && (
        <PlannerQuestion asked={asked} kept={kept.data?.map((one) => one.species) ?? []} onAsk={ask} />
      )}
      {failed && (
        <LoadFailure
          title={texts.failed}
          error={kept.error}
          otherwise={texts.failedText}
          action={texts.tryAgain}
          onRetry={() => void kept.refetch()}
        />
      )}
      {chosen !== '' && <Compared key={chosen} asked={asked} />}
      {kept.isSuccess && chosen === '' && <NoPairs />}
      {kept.isPending && chosen === '' && <Waiting />}
    </>
  )
}

const Waiting = () => (
  <div aria-busy aria-label={texts.loading} role="status">
    <Skeleton height={320} card />
  </div>
)

const NoPairs = () => (
  <EmptyState
    title={texts.empty}
    text={texts.emptyText}
    action={<LinkButton to="/animals/add">{texts.addAnimal}</LinkButton>}
  />
)

/** A look whose odds can't be counted takes nothing else away: the pairs are there without them. */
function Compared({ asked }: { asked: Asked }) {
  const { species, target } = asked
  const picks = usePicks()
  const hoped = useQuery(matrixQuery({ species, target }))
  const isRefused = target !== '' && hoped.error instanceof ApiError && hoped.error.status === 400
  const plain = useQuery({ ...matrixQuery({ species, target: '' }), enabled: isRefused })
  const { data, error, refetch } = isRefused ? plain : hoped
  if (!data && error)
    return (
      <LoadFailure
        title={texts.failed}
        error={error}
        otherwise={texts.failedText}
        action={texts.tryAgain}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Waiting />
  if (data.males.length === 0 || data.females.length === 0) return <NoPairs />
  return (
    <>
      {isRefused && (
        <div className={classes.refused}>
          <Alarm title={texts.noOdds}>{messageOf(hoped.error, texts.failedText)}</Alarm>
        </div>
      )}
      <Pairs matrix={data} order={asked.order} picks={picks} />
    </>
  )
}

type PairsProps = { matrix: Matrix; order: PlannerOrder; picks: Picks }

function Pairs({ matrix, order, picks }: PairsProps) {
  const isWide = useIsWide()
  const grid = useRef<HTMLDivElement>(null)
  const [maleAt, setMaleAt] = useState(0)
  const find = useMemo(() => pairFinder(matrix), [matrix])
  const males = useMemo(() => placesIn(matrix.males, order), [matrix, order])
  const females = useMemo(() => placesIn(matrix.females, order), [matrix, order])
  const shown = Math.min(maleAt, males.length - 1)
  const names = males.flatMap((place) => matrix.males[place] ?? [])
  const picked = stillIn(matrix, find, picks.picked.values())
  /** The bar goes, and the focus with it back to where the pairs were picked. */
  const finish = (): void => {
    picks.clear()
    grid.current
      ?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')
      ?.focus({ preventScroll: true })
  }
  return (
    <>
      <PlannerLegend matrix={matrix} />
      {!isWide && <MaleChoice names={names} at={shown} onChoose={setMaleAt} />}
      <div ref={grid}>
        <PlannerGrid
          species={matrix.species}
          males={isWide ? males : males.slice(shown, shown + 1)}
          females={females}
          find={find}
          picks={picks}
        />
      </div>
      {picked.length > 0 && <PickedBar pairs={picked} onDone={finish} />}
    </>
  )
}

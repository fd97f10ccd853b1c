import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useIsWide } from '../../../shared/ui/use-is-wide.ts'
import { usualEggs } from '../calculator-search.ts'
import { geneticsTexts as texts } from '../genetics.texts.ts'
import type { Calculator } from '../hooks/use-calculator.ts'
import { useHopes } from '../hooks/use-hopes.ts'
import { Clutch } from './outcomes/clutch.tsx'
import { GoalCard } from './outcomes/goal-card.tsx'
import { OutcomeList } from './outcomes/outcome-list.tsx'
import classes from './pair-odds.module.css'
import { PairWarnings } from './pair-warnings.tsx'
import { Parents } from './parents/parents.tsx'

/** Pairs to begin with; who comes with a pair needs none. */
export const loadExamples = async () => (await import('./examples.tsx')).Examples
const Examples = lazyPart(loadExamples, <Skeleton height={220} card />)

/** Of two own animals alone. */
const InbreedingCard = lazyPart(
  async () => (await import('./inbreeding-card.tsx')).InbreedingCard,
  <Skeleton height={92} card />,
)

const NoGenes = lazyPart(async () => (await import('./no-genes.tsx')).NoGenes)

type Props = { calculator: Calculator }

/** The pair, the goal, and all that can come, side by side where there is room. */
export function PairOdds({ calculator }: Props) {
  const { search, entry, genome, calculation, goals, noGoals, pair, change, isKeeper } = calculator
  const isWide = useIsWide()
  const { odds = null, readings, problems, goal = null, inbreeding = null } = calculation ?? {}
  const hopes = useHopes(genome.data, goal, goals ?? null, change)
  if (!genome.data || !odds || !readings || !pair || !hopes)
    return (
      <div className={classes.columns} data-whole>
        <div className={classes.side}>
          <Parents key={entry.species} calculator={calculator} />
        </div>
        <Instead calculator={calculator} />
      </div>
    )
  const eggs = search.eggs ?? usualEggs
  const goalCard = (
    <GoalCard
      odds={odds}
      asked={search.target ?? ''}
      reading={readings.target}
      problem={noGoals ? texts.goal.notLoaded : problems?.target}
      eggs={isWide ? eggs : null}
      change={change}
    />
  )
  return (
    <div className={classes.columns} data-shell={isKeeper || undefined}>
      <div className={classes.side}>
        <Parents key={entry.species} calculator={calculator} />
        {inbreeding !== null && <InbreedingCard inbreeding={inbreeding} />}
        <PairWarnings genome={genome.data} odds={odds} pair={pair} />
      </div>
      {isWide && goalCard}
      <OutcomeList genome={genome.data} odds={odds} pair={pair} hopes={hopes} />
      {/* On a phone what can come is what a keeper came for. */}
      {!isWide && goalCard}
      {!isWide && <Clutch target={odds.target} eggs={eggs} change={change} />}
    </div>
  )
}

/** What stands in the place of odds while there are none. */
function Instead({ calculator: { search, entry, genome, own, pairing, calculation, change } }: Props) {
  const hasAnimal = search.sireId !== undefined || search.damId !== undefined
  const hasProblem = Object.keys(calculation?.problems ?? {}).length > 0 || own.errors.sire || own.errors.dam
  if (pairing.failure && !own.errors.sire && !own.errors.dam)
    return (
      <LoadFailure
        title={texts.countFailed}
        error={pairing.failure}
        otherwise={texts.failedText}
        action={texts.tryAgain}
        onRetry={pairing.retry}
      />
    )
  if (hasAnimal && hasProblem) return null
  if (genome.data === null) return <NoGenes species={entry.species} />
  if (hasAnimal || !genome.data)
    return (
      <div aria-busy aria-label={texts.counting} role="status">
        <Skeleton height={220} card />
      </div>
    )
  return <Examples genome={genome.data} onChoose={({ sire, dam }) => change({ sire, dam, target: '' })} />
}

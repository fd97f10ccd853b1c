import { fraction, isZero, multiply } from '@clutchbook/domain/genetics/fraction'
import { mostEggs } from '@clutchbook/domain/genetics/genetics-limits.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Odds } from '@clutchbook/domain/genetics/odds.rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { LoadFailure } from '../../../../shared/ui/load-failure.tsx'
import { SectionCard } from '../../../../shared/ui/section-card.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { oddsFrom, readingOf } from '../../answered-odds.ts'
import type { CalculatorSearch } from '../../calculator-search.ts'
import type { GenesProject } from '../../genes-project.ts'
import type { PairOdds } from '../../genetics.queries.ts'
import { useGenome } from '../../hooks/use-genome.ts'
import { projectOddsQuery } from '../../project-genes.queries.ts'
import { projectGenesTexts } from '../../project-genes.texts.ts'
import { countWords, shortChance } from '../../words.ts'
import { OutcomeList } from '../outcomes/outcome-list.tsx'
import classes from './project-genes.module.css'

const texts = projectGenesTexts.odds

type Props = { project: GenesProject; species: string }

/** The looks that may hatch of the eggs of a project, the likeliest first (GEN-64). */
export function WhatMayHatch({ project, species }: Props) {
  const genome = useGenome(species)
  const odds = useQuery(projectOddsQuery(project.id))
  if (genome.data && odds.data)
    return <Looks isLaid={project.eggCount > 0} genome={genome.data} answer={odds.data} />
  const error = genome.error ?? odds.error
  return (
    <SectionCard title={texts.title}>
      {error ? (
        <LoadFailure
          title={texts.failed}
          error={error}
          otherwise={texts.failedText}
          action={texts.tryAgain}
          onRetry={() => (genome.error ? genome.retry() : void odds.refetch())}
        />
      ) : (
        <div aria-busy aria-label={texts.loading} role="status">
          <Skeleton height={170} card />
        </div>
      )}
    </SectionCard>
  )
}

type LooksProps = { isLaid: boolean; genome: Genome; answer: PairOdds }

function Looks({ isLaid, genome, answer }: LooksProps) {
  const odds = useMemo(() => oddsFrom(genome, answer), [genome, answer])
  const { species, sire, dam, eggs } = answer
  // An animal brings its species along.
  const isGone = sire.animalId === null && dam.animalId === null
  const pair = { ...(isGone && { species }), ...asked('sire', sire), ...asked('dam', dam) }
  return (
    <OutcomeList
      title={texts.title}
      genome={genome}
      odds={odds}
      pair={{ sire: readingOf(sire).entries, dam: readingOf(dam).entries }}
      eggs={eggs}
      note={
        <>
          <Gone parent={sire} />
          <Gone parent={dam} />
          <Eggs eggs={eggs} odds={odds} isLaid={isLaid} />
        </>
      }
    >
      <p className={classes.all}>
        <Link to="/genetics" search={{ ...pair, ...(eggs && { eggs: Math.min(eggs, mostEggs) }) }}>
          {texts.all}
        </Link>
      </p>
    </OutcomeList>
  )
}

type Parent = PairOdds['sire']

/** A parent as the calculator is asked of it. */
const asked = (side: 'sire' | 'dam', { animalId, text }: Parent): CalculatorSearch =>
  animalId === null ? { [side]: text } : { [`${side}Id`]: animalId }

/** That a parent is not in the collection any more, and what it counts by. */
const Gone = ({ parent: { animalId, name, text } }: { parent: Parent }) =>
  animalId === null && <p className={classes.note}>{texts.gone(name ?? '', text)}</p>

type EggsProps = { eggs: number | null; odds: Odds; isLaid: boolean }

/** Which eggs are counted, and how many of them are lost by their genes. */
function Eggs({ eggs, odds: { lost }, isLaid }: EggsProps) {
  const isLossy = !isZero(lost)
  if (eggs === null && !isLossy) return null
  const expected = eggs === null ? null : countWords(multiply(fraction(eggs), lost))
  return (
    <p className={classes.note}>
      {eggs !== null && (isLaid ? texts.laid(eggs) : texts.expected(eggs))}{' '}
      {isLossy && texts.lost(shortChance(lost), expected)}
    </p>
  )
}

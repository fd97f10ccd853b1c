import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Odds, PairTraits } from '@clutchbook/domain/genetics/odds.rules'
import ShieldCheck from 'lucide-react/icons/shield-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { memo } from 'react'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { geneticsTexts } from '../genetics.texts.ts'
import { unmadeOf } from '../unmade.ts'
import classes from './pair-warnings.module.css'

const texts = geneticsTexts.warnings

/** Most pairs have none. */
const WarningList = lazyPart(
  async () => (await import('./warning-list.tsx')).WarningList,
  <Skeleton height={46} />,
)

type Props = { genome: Genome; odds: Odds; pair: PairTraits }

/** What is known against a pair, worst first, and what is not known well (GEN-34). */
export const PairWarnings = memo(function PairWarnings({ genome, odds, pair }: Props) {
  const { warnings, unsure } = odds
  const carried = [...pair.sire, ...pair.dam].map(({ gene }) => gene)
  const nameOf = (id: string): string => genome.genesById.get(id)?.name ?? id
  const names = (ids: readonly string[]): string => [...new Set(ids)].map(nameOf).join(', ')
  const Sign = warnings.length > 0 ? TriangleAlert : ShieldCheck
  return (
    <section className={classes.card} data-level={warnings[0]?.level}>
      <h2 className={classes.title}>
        <Sign size={18} aria-hidden />
        {warnings.length > 0 ? texts.title : texts.none}
      </h2>
      {warnings.length === 0 && carried.length > 0 && (
        <p className={classes.text}>{texts.among(names(carried))}</p>
      )}
      {warnings.length > 0 && <WarningList genome={genome} warnings={warnings} />}
      {unsure.length > 0 && <p className={classes.text}>{texts.unsure(names(unsure))}</p>}
      {unmadeOf(genome, pair.sire).map((id) => (
        <p key={id} className={classes.text}>
          {texts.linked(nameOf(id))}
        </p>
      ))}
    </section>
  )
})

import { harmNote } from '@clutchbook/domain/genetics/harms'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Odds, PairTraits } from '@clutchbook/domain/genetics/odds.rules'
import type { Warning } from '@clutchbook/domain/genetics/warnings.rules'
import ShieldCheck from 'lucide-react/icons/shield-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { memo, useState } from 'react'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { geneticsTexts } from '../genetics.texts.ts'
import { unmadeOf } from '../unmade.ts'
import { chanceWords } from '../words.ts'
import classes from './pair-warnings.module.css'
import { RiskWord } from './risk-word.tsx'

const texts = geneticsTexts.warnings

const SourceWords = lazyPart(async () => (await import('./source-words.tsx')).SourceWords)

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
      {warnings.length > 0 && (
        <ul className={classes.list}>
          {warnings.map((warning) => (
            <li key={`${warning.about} ${warning.genes.join()} ${warning.code}`} className={classes.text}>
              <RiskWord level={warning.level} />
              {`: ${whatOf(warning, nameOf)} ${harmNote(warning.code)}.`}
              <Sources keys={warning.sources} />
            </li>
          ))}
        </ul>
      )}
      {unsure.length > 0 && <p className={classes.text}>{texts.unsure(names(unsure))}</p>}
      {unmadeOf(genome, pair.sire).map((id) => (
        <p key={id} className={classes.text}>
          {texts.linked(nameOf(id))}
        </p>
      ))}
    </section>
  )
})

/** Where it is known from; the words come when they are asked for. */
function Sources({ keys }: { keys: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.sources} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.sources(String(keys.length))}</summary>
      {isOpen && <SourceWords keys={keys} />}
    </details>
  )
}

/** Which young, or which parent, and how many of them: "two copies of Spider, 1 in 4 eggs:". */
function whatOf({ about, genes, probability }: Warning, nameOf: (id: string) => string): string {
  const [a = '', b] = genes
  if (about !== 'young') return `${texts.of(nameOf(a), geneticsTexts.outcomes[about])}`
  const what = b === undefined ? nameOf(a) : a === b ? texts.two(nameOf(a)) : texts.both(nameOf(a), nameOf(b))
  return probability ? `${what}, ${texts.share(chanceWords(probability))},` : what
}

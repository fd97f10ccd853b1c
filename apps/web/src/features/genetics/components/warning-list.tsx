import { harmNote } from '@clutchbook/domain/genetics/harms'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Warning } from '@clutchbook/domain/genetics/warnings.rules'
import { useState } from 'react'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { geneticsTexts } from '../genetics.texts.ts'
import { chanceWords } from '../words.ts'
import classes from './pair-warnings.module.css'
import { RiskWord } from './risk-word.tsx'

const texts = geneticsTexts.warnings

const SourceWords = lazyPart(async () => (await import('./source-words.tsx')).SourceWords)

type Props = { genome: Genome; warnings: readonly Warning[] }

/** What is known against a pair, worst first, and where it is known from (GEN-34). */
export const WarningList = ({ genome, warnings }: Props) => (
  <ul className={classes.list}>
    {warnings.map((warning) => (
      <li key={`${warning.about} ${warning.genes.join()} ${warning.code}`} className={classes.text}>
        <RiskWord level={warning.level} />
        {`: ${whatOf(warning, genome)} ${harmNote(warning.code)}.`}
        <Sources keys={warning.sources} />
      </li>
    ))}
  </ul>
)

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
function whatOf({ about, genes, probability }: Warning, { genesById }: Genome): string {
  const nameOf = (id: string): string => genesById.get(id)?.name ?? id
  const [a = '', b] = genes
  if (about !== 'young') return `${texts.of(nameOf(a), geneticsTexts.outcomes[about])}`
  const what = b === undefined ? nameOf(a) : a === b ? texts.two(nameOf(a)) : texts.both(nameOf(a), nameOf(b))
  return probability ? `${what}, ${texts.share(chanceWords(probability))},` : what
}

import { longestMorph } from '@clutchbook/domain/genetics/genetics-limits.rules'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import type { Reading } from '@clutchbook/domain/genetics/morph-reading'
import { namePartsOf } from '@clutchbook/domain/genetics/morph-writer.rules'
import { TextInput } from '@mantine/core'
import Mars from 'lucide-react/icons/mars'
import Venus from 'lucide-react/icons/venus'
import { useSearchTerm } from '../../../shared/ui/use-search-term.ts'
import { geneticsTexts } from '../genetics.texts.ts'
import classes from './parent-card.module.css'
import { ReadingNotes } from './reading-notes.tsx'

type Props = {
  side: 'sire' | 'dam'
  asked: string
  genome: Genome
  reading: Reading | undefined
  problem: string | undefined
  onAsk: (text: string) => void
}

/** A parent: its text, and the genes as they were read. */
export function ParentCard({ side, asked, genome, reading, problem, onAsk }: Props) {
  const { typed, type } = useSearchTerm(asked, onAsk)
  const Sign = side === 'sire' ? Mars : Venus
  return (
    <section className={classes.card} data-side={side}>
      <TextInput
        label={
          <span className={classes.label}>
            {geneticsTexts.parents[side]}
            <Sign size={16} strokeWidth={2.4} aria-hidden />
          </span>
        }
        placeholder={geneticsTexts.parents.hint}
        value={typed}
        maxLength={longestMorph}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={problem}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {reading && <Genes genome={genome} reading={reading} label={geneticsTexts.parents[side]} />}
      {reading && <ReadingNotes reading={reading} onAnswer={onAsk} />}
    </section>
  )
}

function Genes({ genome, reading, label }: { genome: Genome; reading: Reading; label: string }) {
  const parts = namePartsOf(genome, reading.entries)
  if (parts.length === 0) return <p className={classes.nothing}>{geneticsTexts.parents.nothing}</p>
  return (
    <ul className={classes.genes} aria-label={label}>
      {parts.map(({ text, group }) => (
        <li key={text} className={classes.gene} data-group={group}>
          {text}
        </li>
      ))}
    </ul>
  )
}

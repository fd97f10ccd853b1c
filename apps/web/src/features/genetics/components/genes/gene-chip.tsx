import type { Evidence } from '@clutchbook/domain/genetics/entry'
import type { Fraction } from '@clutchbook/domain/genetics/fraction'
import { evidenceSigns } from '../../evidence-signs.ts'
import { genesTexts as texts } from '../../genes.texts.ts'
import { widthOf } from '../../reading-words.ts'
import classes from './gene-chip.module.css'

type Props = {
  text: string
  /** Null of what only the family tells. */
  evidence: Evidence | null
  /** How likely it is; the chip is filled so far. */
  share: Fraction
  isConflict?: boolean
}

/** A gene of an animal: how likely by how far it is filled, and how it is known by a sign and a word. */
export function GeneChip({ text, evidence, share, isConflict = false }: Props) {
  const known = evidence ?? 'parentage'
  const Sign = evidenceSigns[known]
  return (
    <span className={classes.chip} data-conflict={isConflict || undefined}>
      <span aria-hidden className={classes.share} style={{ width: widthOf(share) }} />
      <span className={classes.gene}>{text}</span>
      <span className={classes.evidence}>
        <Sign size={14} aria-hidden />
        {texts.evidence[known]}
      </span>
    </span>
  )
}

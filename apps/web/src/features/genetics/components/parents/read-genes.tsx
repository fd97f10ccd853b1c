import X from 'lucide-react/icons/x'
import { geneticsTexts } from '../../genetics.texts.ts'
import type { ReadChip } from '../../read-chips.ts'
import classes from './read-genes.module.css'

const texts = geneticsTexts.parents

type Props = {
  label: string
  chips: readonly ReadChip[]
  /** Takes a chip out of the text, where the text is at hand. */
  onRemove?: (chip: ReadChip) => void
}

/** The genes of a parent as they were read; words that are not counted are dashed. */
export function ReadGenes({ label, chips, onRemove }: Props) {
  if (chips.length === 0) return <p className={classes.nothing}>{texts.nothing}</p>
  return (
    <ul className={classes.genes} aria-label={label}>
      {chips.map((chip) => (
        <Gene key={`${chip.group} ${chip.text}`} chip={chip} onRemove={onRemove} />
      ))}
    </ul>
  )
}

type GeneProps = { chip: ReadChip; onRemove: Props['onRemove'] }

function Gene({ chip, onRemove }: GeneProps) {
  const { text, group } = chip
  return (
    <li>
      {onRemove ? (
        <button
          type="button"
          className={classes.gene}
          data-group={group}
          aria-label={texts.remove(text)}
          title={texts.remove(text)}
          onClick={() => onRemove(chip)}
        >
          {text}
          <X size={13} aria-hidden />
        </button>
      ) : (
        <span className={classes.gene} data-group={group}>
          {text}
        </span>
      )}
    </li>
  )
}

import { readEntry, type WrittenEntry } from '@clutchbook/domain/genetics/entry'
import { fraction } from '@clutchbook/domain/genetics/fraction'
import type { Genome } from '@clutchbook/domain/genetics/locus.rules'
import { traitText } from '@clutchbook/domain/genetics/trait-text.rules'
import { genesTexts } from '../../genes.texts.ts'
import type { GenesAnimal } from '../../genes-animal.ts'
import classes from './chosen-genes.module.css'
import { EntryMenu } from './entry-menu.tsx'
import { GeneChip } from './gene-chip.tsx'

const texts = genesTexts.editor

type Props = {
  genome: Genome
  animal: GenesAnimal
  entries: readonly WrittenEntry[]
  /** The place of the entry whose menu is open. */
  open: number | null
  onOpen: (place: number | null) => void
  onChange: (entries: WrittenEntry[]) => void
}

/** The genes chosen so far; each opens the menu of how it is known. */
export function ChosenGenes({ genome, animal, entries, open, onOpen, onChange }: Props) {
  if (entries.length === 0) return <p className={classes.none}>{texts.none}</p>
  const replace = (place: number, now: WrittenEntry | null): void => {
    onChange(entries.flatMap((entry, at) => (at === place ? (now ?? []) : entry)))
    if (!now) onOpen(null)
  }
  return (
    <ul className={classes.genes} aria-label={texts.chosen}>
      {entries.map((entry, place) => {
        const text = textOf(genome, entry)
        const isOpen = place === open
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gene keeps its place while all that is said of it changes
          <li key={place} className={classes.gene} data-open={isOpen || undefined}>
            <button
              type="button"
              className={classes.chip}
              aria-expanded={isOpen}
              onClick={() => onOpen(isOpen ? null : place)}
            >
              <GeneChip
                text={text}
                evidence={entry.evidence}
                share={readEntry(entry)?.chance ?? fraction(1)}
              />
            </button>
            {isOpen && (
              <EntryMenu
                genome={genome}
                animal={animal}
                entry={entry}
                text={text}
                onChange={(now) => replace(place, now)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function textOf(genome: Genome, entry: WrittenEntry): string {
  const read = readEntry(entry)
  return read ? traitText(genome, read) : (genome.genesById.get(entry.gene)?.name ?? entry.gene)
}

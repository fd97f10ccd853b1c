import { percentText, writeFraction } from '@clutchbook/domain/genetics/fraction'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { shownDay } from '../../shared/day-format.ts'
import { genesTexts } from './genes.texts.ts'
import { genesSheetTexts as texts } from './genes-sheet.texts.ts'
import type { GeneReading, Genotype } from './genotype.queries.ts'
import { shareOf } from './reading-words.ts'

/** A parent on the sheet: an own animal by its genes as they read now, else what is written of it. */
export type SheetParent = { readonly name: string; readonly genes: string | null }

/** What the sheet is of. */
export type PrintedGenes = {
  readonly animal: SheetAnimal
  readonly genotype: Genotype
  readonly father: SheetParent | null
  readonly mother: SheetParent | null
  /** Where everyone sees the animal; null while it is private. */
  readonly link: string | null
  /** The state of the catalogue, and the day it is. */
  readonly version: string
  readonly today: CivilDay
}

type SheetAnimal = {
  readonly name: string
  readonly species: string
  readonly sex: string
  readonly dateOfBirth: string | null
  readonly producedBy: string | null
  readonly customId: string | null
}

/** A gene in the table of the sheet. */
export type SheetGene = {
  readonly gene: string
  readonly text: string
  readonly chance: string
  readonly known: string
}

/** All genes of an animal in the order of its name, with how likely each is and how it is known. */
export const sheetGenesOf = ({ readings, entries }: Genotype): SheetGene[] =>
  readings.map((reading) => ({
    gene: reading.gene,
    text: reading.text,
    chance: chanceOf(reading),
    known: knownBy(reading, entries),
  }))

function chanceOf({ status, chances }: GeneReading): string {
  if (status === 'sure') return texts.certain
  if (status === 'conflict') return texts.contradictory
  const share = shareOf(chances)
  return texts.share(writeFraction(share), percentText(share))
}

/** Each kind of evidence once; what others said of it, and where a report lies, stays with its keeper. */
function knownBy({ gene }: GeneReading, entries: Genotype['entries']): string {
  const words = entries
    .filter((entry) => entry.gene === gene)
    .map(({ evidence, laboratory, testedOn }) =>
      evidence === 'lab' && laboratory
        ? texts.tested(laboratory, shownDay(testedOn))
        : genesTexts.evidence[evidence],
    )
  return words.length === 0 ? texts.family : words.join(' · ')
}

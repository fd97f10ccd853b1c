import { type Harm, type RiskLevel, riskLevels, type Sex } from './gene.ts'
import { harmNote } from './harms.ts'
import { type Genome, isRecessive } from './locus.rules.ts'
import type { Trait } from './trait.ts'

/** A concern for the welfare of an animal by what it carries itself. */
export type AnimalWarning = {
  readonly level: RiskLevel
  /** By their ids; the same one twice means two copies. */
  readonly genes: string[]
  readonly code: string
  readonly note: string
  readonly sources: string[]
}

/** What is known against the genes of an animal, worst first; what it carries only possibly counts as well. */
export function animalWarnings(genome: Genome, traits: readonly Trait[], sex: Sex | null): AnimalWarning[] {
  const warnings = [...pairedHarms(genome, traits), ...ownHarms(genome, traits, sex)]
  return warnings.sort((a, b) => riskLevels.indexOf(a.level) - riskLevels.indexOf(b.level))
}

function pairedHarms({ catalogue }: Genome, traits: readonly Trait[]): AnimalWarning[] {
  const copiesOf = (gene: string): number => traits.find((trait) => trait.gene === gene)?.copies ?? 0
  return catalogue.riskPairs
    .filter(({ genes: [a, b] }) => (a === b ? copiesOf(a) === 2 : copiesOf(a) > 0 && copiesOf(b) > 0))
    .map(({ genes, level, code, sources }) => ({
      ...{ level, genes: [...genes], code, note: harmNote(code), sources: [...sources] },
    }))
}

function ownHarms(
  { catalogue, genesById }: Genome,
  traits: readonly Trait[],
  sex: Sex | null,
): AnimalWarning[] {
  return traits.flatMap((trait) => {
    const gene = genesById.get(trait.gene)
    if (!gene || trait.copies === 0) return []
    const isTwofold = trait.copies === 2
    const isPaired = catalogue.riskPairs.some(({ genes: [a, b] }) => a === gene.id && b === gene.id)
    const concerns = ({ when }: Harm): boolean =>
      when === 'carrier' ||
      when === 'line' ||
      (when === 'female' && sex === 'female' && (isTwofold || !isRecessive(gene))) ||
      (when === 'two' && isTwofold && !isPaired)
    return (gene.harms ?? []).filter(concerns).map(({ code, when }) => ({
      level: 'caution' as const,
      genes: when === 'two' ? [gene.id, gene.id] : [gene.id],
      ...{ code, note: harmNote(code), sources: [...gene.sources] },
    }))
  })
}

import type { GeneDefinition } from '@clutchbook/domain/genetics/keeper-genes'
import { isShareOfHalf } from '@clutchbook/domain/genetics/keeper-genes.rules'
import { lethalOf } from './gene-words.ts'
import type { GeneChange, KeeperGene, NewGene } from './keeper-genes.queries.ts'
import { geneFormTexts as texts } from './own-genes.texts.ts'

/** A gene as its form holds it. */
export type GeneValues = {
  name: string
  aliases: string
  inheritance: GeneDefinition['inheritance']
  dominance: NonNullable<GeneDefinition['dominance']> | ''
  lies: NonNullable<GeneDefinition['sexLinkage']>['kind'] | ''
  recombination: string
  superName: string
  complex: string
  lethal: 'yes' | 'no' | 'open'
  note: string
}

/** The fields in the order in which they stand. */
export const geneFields = [
  'name',
  'aliases',
  'inheritance',
  'dominance',
  'lies',
  'recombination',
  'superName',
  'complex',
  'lethal',
  'note',
] as const satisfies readonly (keyof GeneValues)[]

/** What the form begins with; a new gene may have a name already. */
export const valuesOf = (gene: KeeperGene | null, name: string): GeneValues => ({
  name: gene?.name ?? name,
  aliases: (gene?.aliases ?? []).join(', '),
  inheritance: gene?.inheritance ?? 'recessive',
  dominance: gene?.dominance ?? '',
  lies: gene?.sexLinkage?.kind ?? '',
  recombination: gene?.sexLinkage?.kind === 'recombining' ? gene.sexLinkage.recombination : '',
  superName: gene?.superName ?? '',
  complex: gene?.complex ?? '',
  lethal: lethalOf(gene ? gene.lethalHomozygous : false),
  note: gene?.note ?? '',
})

const isLinked = ({ inheritance }: GeneValues): boolean => inheritance === 'sex_linked'

/** What is said in a form; of a gene that is not sex-linked nothing of sex chromosomes. */
export function definitionFrom(values: GeneValues): GeneDefinition {
  const { inheritance, dominance, lies, recombination, superName, complex, lethal } = values
  return {
    inheritance,
    dominance: isLinked(values) ? dominance || null : null,
    sexLinkage:
      !isLinked(values) || lies === ''
        ? null
        : lies === 'recombining'
          ? { kind: lies, recombination: recombination.trim() }
          : { kind: lies },
    superName: superName.trim() || null,
    complex: complex || null,
    lethalHomozygous: lethal === 'open' ? null : lethal === 'yes',
  }
}

const namesFrom = ({ name, aliases, note }: GeneValues) => ({
  name: name.trim(),
  aliases: aliases
    .split(',')
    .map((alias) => alias.trim())
    .filter(Boolean),
  note: note.trim() || null,
})

export const newGeneFrom = (species: string, values: GeneValues): NewGene => ({
  species,
  ...namesFrom(values),
  ...definitionFrom(values),
})

/** What is said of a gene that is there; of one of the catalogue no names. */
export const changeFrom = (gene: Pick<KeeperGene, 'isOwn'>, values: GeneValues): GeneChange => ({
  ...(gene.isOwn && namesFrom(values)),
  ...definitionFrom(values),
})

/** What is wrong with a form before it is sent; names are judged by the server, which knows them all. */
export function geneProblems(values: GeneValues): Partial<Record<keyof GeneValues, string>> {
  const { name, dominance, lies, recombination } = values
  return {
    ...(name.trim() === '' && { name: texts.nameless }),
    ...(isLinked(values) && dominance === '' && { dominance: texts.dominanceLeft }),
    ...(isLinked(values) && lies === '' && { lies: texts.liesLeft }),
    ...(isLinked(values) &&
      lies === 'recombining' &&
      !isShareOfHalf(recombination.trim()) && { recombination: texts.notShare }),
  }
}

/** Under which field of the form a refused field of the call stands. */
export const refusedFields = {
  name: 'name',
  aliases: 'aliases',
  inheritance: 'inheritance',
  dominance: 'dominance',
  sexLinkage: 'lies',
  superName: 'superName',
  complex: 'complex',
  lethalHomozygous: 'lethal',
  note: 'note',
} as const satisfies Record<string, keyof GeneValues>

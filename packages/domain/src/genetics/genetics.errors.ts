import { DomainError, refuseField, StaleVersionError } from '../kernel/domain-error.ts'
import { mostEntries, mostLoci } from './genetics-limits.rules.ts'

export const wrongMaker = (field: string, gene: string): DomainError =>
  refuseField(field, `${gene}: only a male with one copy of a gene on both sex chromosomes is a maker`)

export const tooManyEntries = (field: string): DomainError =>
  refuseField(field, `Please use at most ${mostEntries} genes for one animal`)

export const tooManyLoci = (field: string): DomainError =>
  refuseField(field, `These two carry genes at more than ${mostLoci} places; please leave some out`)

export const noGenesKnown = (): DomainError =>
  refuseField('species', 'No genes are known of this species, so no pairs can be found')

export const unclearTarget = (): DomainError =>
  refuseField('target', 'Please name looks, or "het" and a gene: nothing possible, open or line-bred')

export const writtenNameTooLong = (longest: number): DomainError =>
  refuseField(
    'writeMorph',
    `The written name is longer than the ${longest} characters of a morph text; please save without it`,
  )

export const genotypeChangedMeanwhile = (current: { readonly version: number }): StaleVersionError =>
  new StaleVersionError(
    'The genes of this animal were changed somewhere else in the meantime. Reload them and make your change again.',
    current,
  )

export const catalogueNotFound = (): DomainError =>
  new DomainError('not-found', 'The genes of this species are not known here')

export const unknownSpecies = (): DomainError =>
  refuseField('species', 'The genes of this species are not known here; GET /api/genetics/species lists them')

export const femaleSire = (field: string): DomainError => refuseField(field, 'A father is male')

export const maleDam = (field: string): DomainError => refuseField(field, 'A mother is female')

export const threeAlleles = (field: string, words: string): DomainError =>
  refuseField(field, `“${words}”: that is three where an animal has two`)

export const unnamedSpecies = (): DomainError =>
  refuseField('species', 'Please name a species, or an own animal, which brings it')

export const genesOfAnimalUnknown = (field: string, species: string): DomainError =>
  refuseField(field, `No genes are known of ${species}, so this animal has no odds`)

export const otherSpecies = (field: string, species: string): DomainError =>
  refuseField(field, `This animal is of another species; please choose one of ${species}`)

export const pairedWithItself = (field: string): DomainError =>
  refuseField(field, 'An animal is no mate of its own; please choose another one')

export const reviewNotFound = (): DomainError =>
  new DomainError('not-found', 'Nothing of this review is left to take back')

export const nothingToRead = (name: string): DomainError =>
  refuseField('ids', `${name}: its morph text names nothing that could be written down`)

export const notAsRead = (name: string, why: string): DomainError =>
  refuseField('ids', `${name}: ${why}. Please write its genes down on its own page`)

export const geneNotFound = (): DomainError => new DomainError('not-found', 'This gene is not known here')

export const wordNotFound = (): DomainError => new DomainError('not-found', 'This word is not known here')

export const nameTaken = (field: string, name: string): DomainError =>
  new DomainError('taken', `${name} is known already; please use another name`, {
    [field]: `${name} is known already; please use another name`,
  })

export const geneIdTaken = (id: string): DomainError =>
  new DomainError('taken', `Another gene is ${id} by now; without an id it is given a new one`, {
    id: 'Another gene has this id by now',
  })

export const wordTaken = (): DomainError =>
  new DomainError('taken', 'This word stands for something already; please remove that first')

export const geneCarried = (count: number): DomainError =>
  new DomainError(
    'taken',
    `${count} ${count === 1 ? 'animal carries' : 'animals carry'} this gene; please take it from their genes first`,
  )

export const geneContradicted = (count: number): DomainError =>
  new DomainError(
    'taken',
    `The genes of ${count} ${count === 1 ? 'animal' : 'animals'} could not be so; please change them first`,
  )

export const onlyOfOwnGene = (field: string): DomainError =>
  refuseField(field, 'The names of a gene of the catalogue stay as they are; please add a gene of your own')

export const notSexLinked = (field: string): DomainError =>
  refuseField(field, 'Please say of a sex-linked gene how it shows and where it lies')

export const notOfLinked = (field: string): DomainError =>
  refuseField(field, 'Only a sex-linked gene has this; please leave it out')

export const complexUnknown = (complex: string): DomainError =>
  refuseField('complex', `${complex}: this is no complex and no own gene of the species`)

export const wordReadAlready = (): DomainError =>
  refuseField('word', 'Please name a word that means nothing yet, by itself')

export const wordUnclear = (): DomainError =>
  refuseField('text', 'Please give a morph text that reads clear, or leave it empty')

export const tooManyOwn = (most: number, what: string): DomainError =>
  new DomainError('taken', `You have ${most} ${what} already. Please remove one first.`)

import { type DomainError, refuseField } from '../kernel/domain-error.ts'

export const unknownGene = (field: string, gene: string): DomainError =>
  refuseField(field, `${gene}: this gene is not in the catalogue of the species`)

export const wrongCopies = (field: string, gene: string): DomainError =>
  refuseField(field, `${gene}: please give 0, 1 or 2 copies`)

export const tagWithCopies = (field: string, gene: string): DomainError =>
  refuseField(field, `${gene}: this trait is line-bred or not understood, so it has no copies and no chance`)

export const wrongChance = (field: string, gene: string): DomainError =>
  refuseField(field, `${gene}: a chance is a fraction over 0 and up to 1, of at most a million parts`)

export const chanceOfNone = (field: string, gene: string): DomainError =>
  refuseField(field, `${gene}: that an animal has no copy is certain or left out`)

export const wrongPercent = (field: string, gene: string): DomainError =>
  refuseField(field, `${gene}: a percentage from 0 to 100 belongs to a line-bred trait alone`)

export const tooManyAlleles = (field: string, genes: readonly string[]): DomainError =>
  refuseField(
    field,
    `${genes.join(', ')}: these share one place on a chromosome, and an animal has two of those; please take one out`,
  )

export const namedTwice = (field: string, gene: string): DomainError =>
  refuseField(field, `${gene}: please name each gene once`)

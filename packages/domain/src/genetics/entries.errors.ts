import { type DomainError, refuseField } from '../kernel/domain-error.ts'

export const evidenceTwice = (field: string, gene: string): DomainError =>
  refuseField(field, `${gene}: please give one entry for each kind of evidence`)

export const uncertainFact = (field: string, gene: string): DomainError =>
  refuseField(
    field,
    `${gene}: what a laboratory or offspring have proven is certain, so leave out the chance`,
  )

export const unseenHet = (field: string, gene: string): DomainError =>
  refuseField(field, `${gene}: a het cannot be seen; please say how else it is known`)

export const testWithoutLab = (field: string, gene: string): DomainError =>
  refuseField(field, `${gene}: please name the laboratory and the day of the test`)

export const testToCome = (field: string, gene: string): DomainError =>
  refuseField(field, `${gene}: the day of the test lies in the future`)

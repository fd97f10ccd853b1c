import type { GeneChanges, OwnGene } from '@clutchbook/domain/genetics/keeper-genes'

/** What is stored of an own gene besides its name. */
export type StoredDefinition = OwnGene['definition'] & Pick<OwnGene, 'aliases' | 'note'>

export const readDefinition = (stored: string): StoredDefinition => JSON.parse(stored) as StoredDefinition

export const readChanges = (stored: string): GeneChanges => JSON.parse(stored) as GeneChanges

import type { GeneChanges } from '@clutchbook/domain/genetics/keeper-genes'
import type { StoredDefinition } from '@clutchbook/domain/genetics/said-genes.rules'

export const readDefinition = (stored: string): StoredDefinition => JSON.parse(stored) as StoredDefinition

export const readChanges = (stored: string): GeneChanges => JSON.parse(stored) as GeneChanges

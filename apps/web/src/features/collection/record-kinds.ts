import { recordTypeKey, recordTypes } from '@clutchbook/domain/collection/animal-records.rules'
import { conditionKinds } from '@clutchbook/domain/husbandry/plan'
import { type DataKind, dataKinds } from '@clutchbook/domain/husbandry/record-data.rules'

/** The kinds that a form offers, in its order; what is written most stands first, and the rest behind one press. */
export const kindsAtHand = ['feeding', 'weight', 'shed', 'medication', 'note'] as const
export const furtherKinds = [
  'health',
  'length',
  'defecation',
  'vet',
  'cleaning',
  'climate',
  ...conditionKinds,
  'end',
] as const

/** A kind that the product knows; any other word is the keeper's own. */
export type KnownKind = DataKind | (typeof recordTypes)[number]

const known: readonly KnownKind[] = [...new Set([...dataKinds, ...recordTypes])]

/** One of the kinds that the product knows, or null for a kind of the keeper's own. */
export const knownKindOf = (recordType: string): KnownKind | null => {
  const key = recordTypeKey(recordType)
  return known.find((kind) => kind === key) ?? null
}

/** A move is written by moving an animal, and no form asks for it. */
export const isMove = (recordType: string): boolean => recordTypeKey(recordType) === 'move'

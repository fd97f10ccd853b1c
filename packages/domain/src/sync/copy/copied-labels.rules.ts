import type { LabelTarget } from '../../places/labels.schema.ts'
import { type LabelledKind, ownerPath } from '../../places/labels.ts'
import { type Asked, type Copied, type Copy, rowsOf, whole } from './copy.ts'

type SyncedLabel = {
  readonly id: number
  readonly key: string
  readonly animalId: number | null
  readonly placeId: number | null
  readonly breedingProjectId: number | null
}

/** What an own label is of. */
function openedBy({ animalId, placeId, breedingProjectId }: SyncedLabel): [LabelledKind, number] | null {
  if (animalId !== null) return ['animal', animalId]
  if (placeId !== null) return ['place', placeId]
  return breedingProjectId === null ? null : ['project', breedingProjectId]
}

/** Where an own label leads. Null for any other: it may be one of a shared animal. */
export function findCopiedLabel(copy: Copy, { params }: Asked): Copied | null {
  const label = rowsOf<SyncedLabel>(copy, 'labels').find(({ key }) => key === params.key)
  const opened = label ? openedBy(label) : null
  if (opened === null) return null
  const [kind, id] = opened
  const target: LabelTarget = { kind, id, to: ownerPath[kind](id) }
  return whole(target)
}

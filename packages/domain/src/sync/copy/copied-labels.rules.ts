import type { LabelTarget } from '../../places/labels.schema.ts'
import { type Labelled, openedBy, ownerPath } from '../../places/labels.ts'
import { type Asked, type Copied, type Copy, rowOf, rowsOf, whole } from './copy.ts'

type SyncedLabel = Labelled & { readonly id: number; readonly key: string }

type SyncedBox = { readonly id: number; readonly incubatorId: number }

/** Where an own label leads. Null for any other: it may be one of a shared animal. */
export function findCopiedLabel(copy: Copy, { params }: Asked): Copied | null {
  const label = rowsOf<SyncedLabel>(copy, 'labels').find(({ key }) => key === params.key)
  const opened = label ? openedBy(label) : null
  if (opened === null) return null
  const { kind, id } = opened
  const box = kind === 'box' ? rowOf<SyncedBox>(copy, 'boxes', id) : undefined
  if (kind === 'box' && !box) return null
  const target: LabelTarget = { kind, id, to: ownerPath[kind](id, box?.incubatorId ?? null) }
  return whole(target)
}

import type { MediaRow } from './media.repository.ts'

/** What the files of a medium are named by. */
export type Named = Pick<MediaRow, 'keeperId' | 'kind' | 'contentType' | 'storageKey'>

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/gif': 'gif' }

export const keyOf = ({ keeperId, kind, contentType, storageKey }: Named): string =>
  `${keeperId}/${storageKey}.${kind === 'video' ? 'video' : (endings[contentType] ?? 'jpg')}`

export const thumbKeyOf = ({ keeperId, storageKey }: Pick<Named, 'keeperId' | 'storageKey'>): string =>
  `${keeperId}/${storageKey}-thumb.jpg`

/** The keys of what is kept of a medium. */
export const keysOf = (medium: Named): string[] =>
  medium.kind === 'image' ? [keyOf(medium), thumbKeyOf(medium)] : [keyOf(medium)]

const shape = /^(\d+)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-thumb)?\.[a-z]+$/

/** What a key was made of; null for one that is not of our making. */
export function findKeyParts(key: string): { keeperId: number; storageKey: string } | null {
  const [, keeperId, storageKey] = shape.exec(key) ?? []
  return keeperId && storageKey ? { keeperId: Number(keeperId), storageKey } : null
}

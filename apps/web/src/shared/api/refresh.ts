import type { RecordKind } from '@clutchbook/domain/kernel/record-kinds'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ChangeAddress } from './client.ts'
import { changes as changesText, kinds, shows as showsText } from './record-kinds.gen.ts'

const words = new Map(kinds.split(' ').map((kind) => [kind.slice(0, 1), kind.slice(1) as RecordKind]))

/** The kinds of each call, from a text that names a call and the letters of its kinds in a line. */
const readTable = (text: string): Readonly<Record<string, readonly RecordKind[]>> =>
  Object.fromEntries(
    text.split('\n').map((line) => {
      const [method, path, letters = ''] = line.split(' ')
      return [`${method} /api/${path}`, Array.from(letters).flatMap((letter) => words.get(letter) ?? [])]
    }),
  )

const [shows, changes] = [readTable(showsText), readTable(changesText)]

/** Tells of a cached answer that it is as it was. */
export type Except = (key: QueryKey) => boolean

const shownBy = ([, address]: QueryKey): readonly RecordKind[] =>
  typeof address === 'string' ? (shows[address] ?? []) : []

/** Whether a cached answer shows a kind of record. */
export const doesShow = (key: QueryKey, kind: RecordKind): boolean => shownBy(key).includes(kind)

/** Whether a cached answer shows a kind of record that a call may write, and so is outdated by it. */
export function isOutdated(key: QueryKey, by: ChangeAddress): boolean {
  return shownBy(key).some((kind) => changes[by]?.includes(kind))
}

const outdated = (by: ChangeAddress, except?: Except) => ({
  predicate: ({ queryKey }: { queryKey: QueryKey }) => isOutdated(queryKey, by) && !except?.(queryKey),
})

/**
 * Has everything read again that shows what a call may have written. Also after a refusal: one for a version, a number or
 * want of places means that what is cached is old.
 */
export const refreshAfter = (cache: QueryClient, call: ChangeAddress, except?: Except): Promise<void> =>
  cache.invalidateQueries(outdated(call, except))

/** Runs a call and has everything read again that it may have written, also after a refusal. */
export async function refreshing<Answer>(
  cache: QueryClient,
  call: ChangeAddress,
  run: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await run()
  } finally {
    await refreshAfter(cache, call)
  }
}

/** As `refreshAfter`, after a call that adds records: what is out of sight would first show itself without them, and is forgotten. */
export function refreshListsAfter(cache: QueryClient, call: ChangeAddress, except?: Except): Promise<void> {
  cache.removeQueries({ ...outdated(call, except), type: 'inactive' })
  return refreshAfter(cache, call, except)
}

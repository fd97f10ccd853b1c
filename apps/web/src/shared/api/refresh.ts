import type { RecordKind } from '@clutchbook/domain/kernel/record-kinds'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ChangeAddress } from './client.ts'

type KindsOfCalls = typeof import('./kinds-of-calls.ts')

let kindsOfCalls: KindsOfCalls | null = null
let loading: Promise<void> | undefined

/**
 * Loads which kinds of record each call shows or changes. Nothing asks for that before something is changed, and it grows
 * with each call, so it is no part of the first script (B1).
 */
export function loadKindsOfCalls(): Promise<void> {
  loading ??= import('./kinds-of-calls.ts').then(
    (loaded) => {
      kindsOfCalls = loaded
    },
    () => {
      loading = undefined
    },
  )
  return loading
}

/** Tells of a cached answer that it is as it was. */
export type Except = (key: QueryKey) => boolean

/** The address of the read whose answer is cached under a key. Null where it is none. */
const readOf = ([, address]: QueryKey): string | null =>
  typeof address === 'string' && address.startsWith('GET ') ? address : null

/** Whether a cached answer shows a kind of record; where that could not be loaded, it may. */
export function doesShow(key: QueryKey, kind: RecordKind): boolean {
  const read = readOf(key)
  return read !== null && (kindsOfCalls?.kindsShown(read).includes(kind) ?? true)
}

/** Whether a cached answer shows a kind of record that a call may write, and so is outdated by it; all are where that could not be loaded. */
export function isOutdated(key: QueryKey, by: ChangeAddress): boolean {
  if (kindsOfCalls === null) return readOf(key) !== null
  return kindsOfCalls.kindsChanged(by).some((kind) => doesShow(key, kind))
}

/** Does something once it is known what calls show and change: at once where it is known already. */
const onceKnown = (act: () => Promise<void>): Promise<void> =>
  kindsOfCalls === null ? loadKindsOfCalls().then(act) : act()

const outdated = (by: ChangeAddress, except?: Except) => ({
  predicate: ({ queryKey }: { queryKey: QueryKey }) => isOutdated(queryKey, by) && !except?.(queryKey),
})

/**
 * Has everything read again that shows what a call may have written. Also after a refusal: one for a version, a number or
 * want of places means that what is cached is old.
 */
export const refreshAfter = (cache: QueryClient, call: ChangeAddress, except?: Except): Promise<void> =>
  onceKnown(() => cache.invalidateQueries(outdated(call, except)))

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
export const refreshListsAfter = (cache: QueryClient, call: ChangeAddress, except?: Except): Promise<void> =>
  onceKnown(() => {
    cache.removeQueries({ ...outdated(call, except), type: 'inactive' })
    return refreshAfter(cache, call, except)
  })

import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import {
  type Answer,
  type ChangeAddress,
  call,
  pathOf,
  type ReadAddress,
  reach,
  type Target,
} from '../../shared/api/client.ts'
import type { Carried } from '../../shared/api/out-of-reach.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'

/** Sends what waited, past the outbox that it comes from. */
export const sendWaiting = (address: string, call: Carried): Promise<Response> => reach(address, call)

/** Whether a person is in; where that can't be asked nobody else has come. */
export const isIn = (person: number): Promise<boolean> =>
  call('GET /api/user', {}).then(
    (user) => user?.id === person,
    (error: unknown) => !(error instanceof ApiError && error.status === 401),
  )

/** Who is in, and when that is by the server's clock; null where it can't be asked. */
export async function askWhoIsIn(): Promise<{ readonly user: number | null; readonly at: Date } | null> {
  const answer = await reach('GET /api/user', {}).catch(() => null)
  const at = new Date(answer?.headers.get('Date') ?? '')
  if (!answer || Number.isNaN(at.getTime())) return null
  if (answer.status === 401) return { user: null, at }
  if (!answer.ok) return null
  const user = (await answer.json()) as Answer<'GET /api/user'>
  return { user: user?.id ?? null, at }
}

/** The path of a read, under which an answer may be kept. */
export const pathOfRead = (address: string, call: Carried): string =>
  pathOf(address as ReadAddress, call as Target<ReadAddress>)

/** Has everything read again that shows what some calls may have written. */
export function refreshAfterAll(cache: QueryClient, addresses: ReadonlySet<string>): void {
  for (const address of addresses) void refreshAfter(cache, address as ChangeAddress)
}

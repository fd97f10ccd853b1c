import { type ChangeAddress, call } from './client.ts'
import { mayAnswer } from './out-of-reach.ts'

/** The calls that a form or a dialog makes; null where it makes none, or one that no copy on a device has a part in. */
export type Sends = ChangeAddress | readonly ChangeAddress[] | null

/** Whether one of these calls may not wait on a device, as the contracts say (OFF-10); that is fetched where it is asked. */
export async function needsConnection(sends: Sends): Promise<boolean> {
  if (sends === null) return false
  const { mayWait } = await import('./kinds-of-calls.ts')
  return ![sends].flat().every(mayWait)
}

/** Where this device keeps a copy, finds out whether the server is in reach: its answer, or the copy's, tells whoever watches. */
export function askReach(): void {
  // What comes of it is told by the call itself; nobody needs the answer.
  if (mayAnswer()) call('GET /api/user', {}).catch(() => undefined)
}

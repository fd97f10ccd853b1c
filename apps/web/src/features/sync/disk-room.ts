import { isDiskFull } from './outbox-state.ts'

/** Has something leave the disk that can be had again. Answers whether there was any. */
export type GivesWay = () => Promise<boolean>

/**
 * Writes anew what found no room, after each thing that gives way to it, the first of them first (OFF-21). Throws what the
 * disk said last where nothing is left that can give way.
 */
export async function writeWithRoom<Written>(
  failed: unknown,
  write: () => Promise<Written>,
  givingWay: readonly GivesWay[],
): Promise<Written> {
  let error = failed
  for (const giveWay of givingWay) {
    if (!isDiskFull(error)) break
    // What does not leave is as little in the way as what is not there.
    if (!(await giveWay().catch(() => false))) continue
    try {
      return await write()
    } catch (again) {
      error = again
    }
  }
  throw error
}

import type { QueryClient } from '@tanstack/react-query'
import { pass, passThrough } from '../../../shared/api/out-of-reach.ts'
import { currentUserQuery } from '../../accounts/public/current-user-query.ts'
import { appStore, databaseOf } from '../copy-names.ts'
import { readMark, writeMark } from '../device-mark.ts'

const [userPath] = currentUserQuery.queryKey

const load = () => import('../run-copy.ts')

/**
 * Where this device keeps a copy, loads what follows the server and answers in its place; nowhere else a byte of it. Every
 * page sees to it that the copy goes with its person, also one that was opened before there was a copy.
 */
export function startCopy(cache: QueryClient): void {
  cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[0] === userPath)
      dropIfDue(cache)
  })
  const person = readMark()
  if (dropIfDue(cache) || person === 0) return
  const running = load().then(({ runCopy }) => runCopy(cache, person))
  // Whoever keeps a copy keeps this part as well, and waits for it no longer than for a file of this device.
  passThrough(async (...asked) => {
    await running.catch(() => passThrough(null))
    return pass(...asked)
  })
}

/** Drops the copy once nobody is in, or another person, and one whose dropping was not finished. Answers whether it does. */
function dropIfDue(cache: QueryClient): boolean {
  const [mark, user] = [readMark(), cache.getQueryData(currentUserQuery.queryKey)]
  if (mark === 0 || (mark > 0 && (user === undefined || user?.id === mark))) return false
  load()
    .then(({ dropCopy }) => dropCopy(cache))
    .catch(() => {
      // Without that part of the script the copy goes as well, and whatever is left of it at the next opening.
      writeMark(-Math.abs(mark))
      const copy = databaseOf(Math.abs(mark))
      indexedDB.deleteDatabase(copy)
      void caches.delete(copy)
      void caches.delete(appStore)
    })
  return true
}

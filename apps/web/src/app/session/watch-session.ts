import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../../features/accounts/public/current-user-query.ts'
import { hearOtherTabs } from '../../features/accounts/public/other-tabs.ts'
import { ApiError } from '../../shared/api/api-error.ts'
import { drafts } from '../../shared/forms/drafts.ts'
import { toasts } from '../../shared/ui/toast.ts'
import { appTexts } from '../app.texts.ts'

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

const [userPath] = currentUserQuery.queryKey

/**
 * Keeps a page in step with who is signed in. When any call hears that nobody is, or another tab tells that somebody
 * has come or gone, the server is asked again; and when its answer is another keeper, nothing of the one before stays.
 */
export function watchSession(cache: QueryClient): void {
  const { hear, tell } = createEndTold()
  const askAgain = (error: unknown): void => {
    if (isSignedOut(error) && cache.getQueryData(currentUserQuery.queryKey)) {
      hear()
      void cache.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    }
  }
  const leaveBehind = createLeaveBehind(cache, tell)
  cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'error') askAgain(event.action.error)
    if (event.action.type === 'success' && event.query.queryKey[0] === userPath) leaveBehind()
  })
  cache.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') askAgain(event.action.error)
  })
  hearOtherTabs(() => void askWhoIsIn(cache))
}

/** Asks the server afresh: an answer that is on its way already may tell of before another tab's change. */
async function askWhoIsIn(cache: QueryClient): Promise<void> {
  await cache.cancelQueries({ queryKey: currentUserQuery.queryKey })
  await cache.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined)
}

/** Tells whoever was refused by the end of a session why they have to sign in, until they have. */
function createEndTold() {
  let hasHeard = false
  let shown: number | null = null
  return {
    /** A call was refused for want of a session. */
    hear: (): void => {
      hasHeard = true
    },
    /** The server has told whether somebody is signed in. */
    tell: (isSignedIn: boolean): void => {
      if (!isSignedIn && hasHeard) shown = toasts.show({ ...appTexts.sessionEnded, stays: true })
      if (isSignedIn && shown !== null) toasts.dismiss(shown)
      hasHeard = false
    },
  }
}

/** Drops what the browser holds of a keeper once the current user is another, however that came about (ACC-22, ACC-23). */
function createLeaveBehind(cache: QueryClient, tell: (isSignedIn: boolean) => void): () => void {
  const findId = (): number | undefined => cache.getQueryData(currentUserQuery.queryKey)?.id
  const others = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== userPath }
  let before = findId()
  return () => {
    const now = findId()
    const hasChanged = before !== undefined && now !== before
    before = now
    tell(now !== undefined)
    // A session that only ended leaves what was typed; somebody else's coming doesn't.
    if (now !== undefined) drafts.openFor(now)
    if (!hasChanged) return
    // What stands on the page is asked for anew by the one who is in; who is out leaves the page.
    if (now === undefined) cache.removeQueries(others)
    else void cache.resetQueries(others)
  }
}

/** Where a keeper goes who came for nothing in particular. */
const home = '/'

/** The page that must never be the next one, for it would only lead here again. */
const signInPage = '/auth'

/** What a browser would drop from an address, or take for a slash. */
const treacherous = /[\\\p{Cc}]/u

/**
 * The own path to go to after sign-in, or home (SHELL-60). Anything that a browser could read as the address of
 * another site is refused: '//evil.example', '/\evil.example', 'javascript:…'.
 */
export function nextPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || treacherous.test(wanted)) return home
  const [path = ''] = wanted.split(/[?#]/, 1)
  if (path.includes('//') || path === signInPage || path.startsWith(`${signInPage}/`)) return home
  return wanted
}

/** The search of the sign-in page that leads back to a path; empty where that is home. */
export function searchFor(wanted: unknown): { next?: string } {
  const next = nextPath(wanted)
  return next === home ? {} : { next }
}

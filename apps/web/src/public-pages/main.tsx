import { publicPaths, publicPlaceOf } from '@clutchbook/domain/sharing/sharing.rules'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { shareStyleNonce } from '../app/nonce.ts'
import { createQueryClient } from '../shared/api/query-client.ts'
import { PublicApp } from './public-app.tsx'
import { fillCache, readSsrPayload } from './ssr-payload.ts'

/** Older addresses of an animal give way to the one of today in the browser's history, and keep the query (SHR-02, SHR-Q12). */
const olderAddress = /^\/public\/reptiles?\//

function takeTodaysAddress(): void {
  const { pathname, search, hash } = location
  const place = olderAddress.test(pathname) ? publicPlaceOf(pathname) : null
  if (place?.id != null) history.replaceState(null, '', publicPaths.animal(place.id) + search + hash)
}

shareStyleNonce()
takeTodaysAddress()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the app')
const told = readSsrPayload()
const queryClient = createQueryClient()
if (told) fillCache(queryClient, told)
const app = (
  <StrictMode>
    <PublicApp
      queryClient={queryClient}
      drawnOn={told?.today ?? null}
      path={location.pathname}
      search={location.search}
    />
  </StrictMode>
)
// At once, so that what was pressed and typed before can be repeated.
if (told) flushSync(() => hydrateRoot(root, app))
else createRoot(root).render(app)

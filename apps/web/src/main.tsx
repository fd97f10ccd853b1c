import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { shareStyleNonce } from './app/nonce.ts'
import { Providers } from './app/providers.tsx'
import { createAppRouter } from './app/router.ts'
import { watchConnection } from './app/session/watch-connection.ts'
import { watchSession } from './app/session/watch-session.ts'
import { ensureWorker } from './app/worker/ensure-worker.ts'
import { knowVisitor } from './features/accounts/public/know-visitor.ts'
import { startCopy } from './features/sync/public/start-copy.ts'
import { createQueryClient } from './shared/api/query-client.ts'
import { watchCode } from './shared/ui/lost-code.ts'
import './app/theme/fonts.css'
import './app/theme/stand-in-fonts.css'
import './app/theme/tokens.css'
import './app/theme/mantine.css'
import './app/theme/base.css'
import './app/theme/components.css'

shareStyleNonce()

const queryClient = createQueryClient()
watchSession(queryClient)
watchConnection(queryClient)
knowVisitor(queryClient)
startCopy(queryClient)
watchCode()
const router = createAppRouter(queryClient)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the app')
// Nobody waits for this to be drawn at one go: in small steps the browser can do something else between them.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
)

if (import.meta.env.PROD) ensureWorker()

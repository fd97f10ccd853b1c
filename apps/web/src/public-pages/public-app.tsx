import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { QueryClient } from '@tanstack/react-query'
import { Providers } from '../app/providers.tsx'
import { DrawnOn } from '../features/sharing/drawn-on.ts'
import { type PageAddress, PublicPage, wantsPreview } from './public-page.tsx'
import '../app/theme/stand-in-fonts.css'
import '../app/theme/tokens.css'
import './first.css'
import '../app/theme/base.css'
import '../app/theme/components.css'

type Props = PageAddress & {
  queryClient: QueryClient
  /** The day on which the server drew the page; null where it did not. */
  drawnOn: CivilDay | null
  /** The word that lets style elements in, where it can't be read from the page. */
  styleNonce?: () => string
}

/** A public page with what it stands in, alike in the browser and where the server draws it. */
export const PublicApp = ({ queryClient, drawnOn, styleNonce, ...address }: Props) => (
  <Providers queryClient={queryClient} {...(styleNonce ? { styleNonce } : {})}>
    <DrawnOn value={drawnOn}>
      <PublicPage {...address} preview={drawnOn === null && wantsPreview(address.search)} />
    </DrawnOn>
  </Providers>
)

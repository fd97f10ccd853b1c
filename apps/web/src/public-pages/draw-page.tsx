import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createQueryClient } from '../shared/api/query-client.ts'
import fieldStyles from './fields.css?inline'
import { PublicApp } from './public-app.tsx'
import type { PageAddress } from './public-page.tsx'
import { fillCache, type SsrPayload, ssrPayloadId, writeSsrPayload } from './ssr-payload.ts'
import { handOverStyles } from './style-attributes.ts'

const hasFields = /class="[^"]*mantine-(Button|Input)/

type Order = PageAddress & { readonly told: SsrPayload; readonly nonce: string }

/** A drawn page: what opens and what closes the head of the document, and what takes the place of its empty root. */
export type DrawnPage = { readonly head: string; readonly styles: string; readonly body: string }

/**
 * Draws a public page as HTML with the components that the browser goes on with, so it is read before, and without, any
 * script. The server loads this from the built site.
 */
export function drawPage({ told, nonce, ...address }: Order): DrawnPage {
  const queryClient = createQueryClient()
  fillCache(queryClient, told)
  const { html: drawn, sheet } = handOverStyles(
    renderToString(
      <StrictMode>
        <PublicApp queryClient={queryClient} drawnOn={told.today} styleNonce={() => nonce} {...address} />
      </StrictMode>,
    ),
  )
  queryClient.clear()
  const [, pictures = '', html = ''] = /^((?:<link rel="preload"[^>]*>)*)(.*)$/s.exec(drawn) ?? []
  return {
    // The first pictures are fetched before anything else of the page is read.
    head: pictures,
    // After the sheet that every page has: it states the order of the layers.
    styles: `<style nonce="${nonce}">${hasFields.test(html) ? fieldStyles : ''}${sheet}</style>`,
    body: `<div id="root">${html}</div><script type="application/json" id="${ssrPayloadId}">${writeSsrPayload(told)}</script>`,
  }
}

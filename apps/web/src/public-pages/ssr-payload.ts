import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { SsrPage } from '@clutchbook/domain/sharing/sharing.schema'
import type { QueryClient } from '@tanstack/react-query'
import { rememberSsrPage } from '../features/sharing/public-pages.queries.ts'

/** What the server writes into a page that it has drawn, so that the browser draws the very same before it goes on. */
export type SsrPayload = { readonly page: SsrPage; readonly today: CivilDay }

/** The element of the page that holds it. */
export const ssrPayloadId = 'told'

/** Puts what is told where the page looks for it first. */
export const fillCache = (cache: QueryClient, { page }: SsrPayload): void => rememberSsrPage(cache, page)

/** As the text of a script element of no script's type: nothing in it may end that element. */
export const writeSsrPayload = (told: SsrPayload): string => JSON.stringify(told).replaceAll('<', '\\u003c')

/** What this page was drawn from; null where the server drew nothing, as in development and for a preview. */
export function readSsrPayload(): SsrPayload | null {
  const text = document.getElementById(ssrPayloadId)?.textContent
  return text ? (JSON.parse(text) as SsrPayload) : null
}

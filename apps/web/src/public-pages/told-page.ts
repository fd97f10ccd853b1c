import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { ToldPage } from '@clutchbook/domain/sharing/sharing.schema'
import type { QueryClient } from '@tanstack/react-query'
import { rememberTold } from '../features/sharing/public-pages.queries.ts'

/** What the server writes into a page that it has drawn, so that the browser draws the very same before it goes on. */
export type Told = { readonly page: ToldPage; readonly today: CivilDay }

/** The element of the page that holds it. */
export const toldId = 'told'

/** Puts what is told where the page looks for it first. */
export const fillCache = (cache: QueryClient, { page }: Told): void => rememberTold(cache, page)

/** As the text of a script element of no script's type: nothing in it may end that element. */
export const writeTold = (told: Told): string => JSON.stringify(told).replaceAll('<', '\\u003c')

/** What this page was drawn from; null where the server drew nothing, as in development and for a preview. */
export function readTold(): Told | null {
  const text = document.getElementById(toldId)?.textContent
  return text ? (JSON.parse(text) as Told) : null
}

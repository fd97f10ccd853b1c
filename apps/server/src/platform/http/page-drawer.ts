import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a page is drawn from: its address, what the product tells of it, and the word that lets style elements in. */
export type DrawingOrder = {
  readonly path: string
  readonly search: string
  readonly told: { readonly page: unknown; readonly today: string }
  readonly nonce: string
}

/** A drawn page: what opens and what closes the head of the document, and what takes the place of its empty root. */
export type DrawnPage = { readonly head: string; readonly styles: string; readonly body: string }

/** Draws a page as HTML, or answers null where the site brought nothing that could. */
export type DrawPage = (order: DrawingOrder) => Promise<DrawnPage | null>

/** The part of the built site that draws its pages on the server; no address leads to it. */
const drawing = join('.drawing', 'draw-page.js')

/**
 * Draws pages with the components of the built site. They are loaded with the first page, for a server that shows
 * nothing to strangers need not hold them.
 */
export function createPageDrawer(folder: string): DrawPage {
  const file = join(folder, drawing)
  if (!existsSync(file)) return async () => null
  let loading: Promise<{ drawPage: (order: DrawingOrder) => DrawnPage }> | undefined
  return async (order) => {
    loading ??= import(pathToFileURL(file).href)
    const { drawPage } = await loading
    return drawPage(order)
  }
}

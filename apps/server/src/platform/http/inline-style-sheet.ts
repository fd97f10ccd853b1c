import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const link = /<link rel="stylesheet"[^>]* href="(\/assets\/[\w-]+\.css)">/g

/** Writes the style sheets of a page of the built site into it, so that its first paint waits for one response, not two. */
export const inlineStyleSheets = (folder: string, html: string, nonce: string): string =>
  html.replace(
    link,
    (_, path: string) => `<style nonce="${nonce}">${readFileSync(join(folder, path), 'utf8')}</style>`,
  )

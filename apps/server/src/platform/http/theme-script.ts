import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const tag = '<script src="/theme.js"></script>'

/** A page with its theme's script in it, and the source by which the page's policy lets that one script in. */
export type ThemedPage = { readonly html: string; readonly source: string }

/**
 * Writes the script that sets the theme into a page of the built site. It runs before the first paint, which then needs
 * not wait for one more file to come.
 */
export function takeInTheme(folder: string, html: string): ThemedPage {
  const script = withoutNotes(readFileSync(join(folder, 'theme.js'), 'utf8'))
  const hash = createHash('sha256').update(script).digest('base64')
  return { html: html.replace(tag, () => `<script>${script}</script>`), source: `'sha256-${hash}'` }
}

/** What is said to the reader of the source is not sent with each page, nor is the room before a line. */
const withoutNotes = (script: string): string =>
  script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')

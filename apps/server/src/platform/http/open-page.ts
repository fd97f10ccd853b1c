import type { DrawnPage } from './page-drawer.ts'

/** What a link to a page says of it in a chat. */
export type LinkPreview = {
  readonly title: string
  readonly description: string
  /** The path of a picture that everyone may fetch, or null. */
  readonly image: string | null
}

/** Who opens a page, as far as it matters for what is seen. */
export type PageVisitor = {
  /** The token of a session that came along, if any. */
  readonly token: string | null
  /** Whether it is a person, and no robot that looks what is behind a link. */
  readonly isPerson: boolean
  /** The pass that the browser brings for a link behind a password. */
  readonly shareTokens: (link: string) => string | undefined
}

/** What an open page is: what a link to it says, and what it is drawn from. */
export type OpenPage = {
  /** 404 where nothing is shown, 403 where a password is asked for first. */
  readonly status: 200 | 403 | 404
  /** Null where nothing is shown to strangers. */
  readonly preview: LinkPreview | null
  /** Null where only the browser can tell what is to be seen. */
  readonly told: { readonly page: unknown; readonly today: string } | null
}

/** What of a page is written before it is sent: what a link says, and what was drawn, each where there is any. */
export type WrittenPage = { readonly preview: LinkPreview | null; readonly drawn: DrawnPage | null }

/** Pages that strangers may open, by their route patterns. */
export type OpenPages = {
  readonly routes: readonly string[]
  readonly find: (path: string, search: string, visitor: PageVisitor) => Promise<OpenPage>
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Any text as part of a page: nothing in it is markup. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

const titleTag = /<title>.*?<\/title>/s
/** What is read without script where only the browser could draw the page. */
const notDrawn = 'This page can’t be shown right now. Please try again in a moment.'
const emptyRoot = '<div id="root"></div>'

/**
 * The site's page for an address that everyone may open: with a preview for chats where something is shown, and drawn,
 * so that it is read before and without any script. What isn't shown is told nothing of.
 */
export function writeOpenPage(
  html: string,
  { preview, drawn }: WrittenPage,
  path: string,
  publicUrl: string,
): string {
  const title = preview
    ? `<title>${escapeText(preview.title)} · Clutchbook</title>`
    : '<title>Clutchbook</title>'
  const head = title + (drawn?.head ?? '') + (preview ? headOf(preview, path, publicUrl) : '')
  // Functions, because a replacement text would read a `$` of somebody's words as a command.
  return html
    .replace(titleTag, () => head)
    .replace('</head>', (end) => (drawn?.styles ?? '') + end)
    .replace(emptyRoot, (found) => drawn?.body ?? `${found}<noscript>${notDrawn}</noscript>`)
}

function headOf({ title, description, image }: LinkPreview, path: string, publicUrl: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Clutchbook',
    'og:title': title,
    'og:description': description,
    'og:url': publicUrl + path,
    ...(image === null ? {} : { 'og:image': publicUrl + image }),
  }
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escapeText(content)}">`,
  )
  const card = image === null ? 'summary' : 'summary_large_image'
  return [
    `<meta name="description" content="${escapeText(description)}">`,
    `<meta name="twitter:card" content="${card}">`,
    ...tags,
  ].join('\n    ')
}

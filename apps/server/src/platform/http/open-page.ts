/** What a page that everyone may open says before any script runs: to link previews, and to those without scripts. */
export type OpenPage = {
  readonly title: string
  readonly description: string
  /** The path of a picture that everyone may fetch, or null. */
  readonly image: string | null
  readonly lines: readonly string[]
  /** Further pages that it leads to. */
  readonly links: readonly { readonly path: string; readonly text: string }[]
}

/** Pages that strangers may open, by their route patterns. `find` answers null for whatever isn't shown. */
export type OpenPages = {
  readonly routes: readonly string[]
  readonly find: (path: string) => Promise<OpenPage | null>
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

const noScript = /<noscript>.*?<\/noscript>/s
const titleTag = /<title>.*?<\/title>/s
const descriptionTag = /<meta name="description"[^>]*>/

/**
 * The site's page for an address that everyone may open. It is marked not to be indexed (SHR-63) whether or not
 * anything is shown there, and tells nothing of what isn't.
 */
export function writeOpenPage(html: string, page: OpenPage | null, path: string, publicUrl: string): string {
  const marked = html.replace('</title>', '</title>\n    <meta name="robots" content="noindex, nofollow">')
  if (page === null) return marked
  const head = headOf(page, path, publicUrl)
  const body = `<noscript>${bodyOf(page)}</noscript>`
  // Functions, because a replacement text would read a `$` of somebody's words as a command.
  return marked
    .replace(titleTag, () => `<title>${escapeText(page.title)} · Clutchbook</title>`)
    .replace(descriptionTag, () => head)
    .replace(noScript, () => body)
}

function headOf({ title, description, image }: OpenPage, path: string, publicUrl: string): string {
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

function bodyOf({ title, image, lines, links }: OpenPage): string {
  const picture = image === null ? '' : `<img src="${escapeText(image)}" alt="${escapeText(title)}">`
  const words = lines.map((line) => `<p>${escapeText(line)}</p>`).join('')
  const items = links.map(
    ({ path, text }) => `<li><a href="${escapeText(path)}">${escapeText(text)}</a></li>`,
  )
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`
  return `<main><h1>${escapeText(title)}</h1>${picture}${words}${list}</main>`
}

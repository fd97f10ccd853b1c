import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of the built site that each page loads beside the first ones. A path may have parts that begin with `$` and
 * stand for anything; a keeper's page sends a visitor to sign in.
 */
export type PageHints = readonly {
  readonly path: string
  readonly isKeepers: boolean
  readonly files: readonly string[]
}[]

/** Tags for the head of a page at an address, without what stands behind its question mark. */
type HintsFor = (path: string, hasSession: boolean) => string

const doorPath = '/auth'

/** The first thing that a keeper's page asks: who is signed in. */
const whoIsIt = '<link rel="preload" as="fetch" href="/api/user" crossorigin="use-credentials">'

/** Where the build writes them down; no address leads to it. */
const listFile = '.hints.json'

/**
 * Has the browser load at once what a page will ask for only when its script has come and run: the page's own part of the
 * script, its style sheets, and who is signed in. Without it each of them is one more way there and back.
 */
export function createHints(folder: string): HintsFor {
  const file = join(folder, listFile)
  if (!existsSync(file)) return () => ''
  const hints = JSON.parse(readFileSync(file, 'utf8')) as PageHints
  // An address of its own comes before one where a part stands for anything.
  const pages = hints
    .toSorted((a, b) => Number(a.path.includes('$')) - Number(b.path.includes('$')))
    .map((page) => ({ ...page, form: formOf(page.path), tags: page.files.map(tagOf).join('') }))
  const find = (path: string) => pages.find(({ form }) => form.test(path))
  return (path, hasSession) => {
    const page = find(path)
    if (!page?.isKeepers) return page?.tags ?? ''
    return hasSession ? whoIsIt + page.tags : (find(doorPath)?.tags ?? '')
  }
}

/** `/animals/$id` as the form of the addresses that it stands for, with and without a stroke at the end. */
const formOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replaceAll('.', '\\.').replace(/\$\w+/g, '[^/]+')}/?$`)

/** Sheets apply at once: nothing is shown before the script, and a preloaded one would not be used beside a service worker. */
const tagOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" href="/${file}" crossorigin="">`
    : `<link rel="modulepreload" href="/${file}" crossorigin="">`

import type { StoredFile } from '../storage.ts'

/** One page of what a bucket holds. */
export type ListedPage = {
  readonly files: readonly StoredFile[]
  /** Asks for the next page; null on the last. */
  readonly next: string | null
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text of XML as it was before it was written into it. */
const readText = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (named[name] ?? whole)
  })

/** What stands in the first element of a name; null where there is none. */
const textOf = (xml: string, element: string): string | null => {
  const [, text] = new RegExp(`<${element}(?:\\s[^>]*)?>([^<]*)</${element}>`).exec(xml) ?? []
  return text === undefined ? null : readText(text)
}

/** Reads the answer to a wish for a list (ListObjectsV2). */
export function readPage(xml: string): ListedPage {
  const files = Array.from(xml.matchAll(/<Contents>(.*?)<\/Contents>/gs), ([, entry = '']) => ({
    key: textOf(entry, 'Key') ?? '',
    changedAt: new Date(textOf(entry, 'LastModified') ?? Number.NaN),
  }))
  const isLast = textOf(xml, 'IsTruncated') !== 'true'
  return { files, next: isLast ? null : textOf(xml, 'NextContinuationToken') }
}

/** The word that a store gives for a refusal, such as NoSuchKey; null where it gives none. */
export const readRefusal = (xml: string): string | null => textOf(xml, 'Code')

import { gzipSync } from 'node:zlib'
import type { Visitor } from '../visitor.ts'

/** Where a device asks for its copy in pages of a thousand records. */
export const copyPath = '/api/sync?limit=1000&earlier=true'

/** A whole copy as it is fetched: the text of each page, and the state that it leads to. */
export async function fetchCopy(
  keeper: Visitor,
): Promise<{ readonly pages: string[]; readonly state: string }> {
  const pages: string[] = []
  let state = ''
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { text, json } = await keeper.get(`${copyPath}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    pages.push(text)
    ;({ next: cursor, state } = json())
  }
  return { pages, state }
}

/** What pages weigh in bytes, plain and each compressed by itself. */
export function weighPages(pages: readonly string[]): { readonly plain: number; readonly packed: number } {
  let [plain, packed] = [0, 0]
  for (const page of pages) {
    plain += Buffer.byteLength(page)
    packed += gzipSync(page).length
  }
  return { plain, packed }
}

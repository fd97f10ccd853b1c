/**
 * Text as it is searched: composed, in lower case, without surrounding space. Stored beside the record and applied
 * to the search term alike, so that every database compares it the same way.
 */
export const searchForm = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

/**
 * A key that sorts as people count: 'BP-2' before 'BP-10' (COL-17). Each run of digits is written with its length
 * first, so plain byte order of keys equals numeric order of the runs.
 */
export function naturalSortKey(text: string): string {
  return searchForm(text).replace(/\d+/g, (run) => {
    const digits = run.replace(/^0+(?=\d)/, '')
    return `${String(digits.length).padStart(3, '0')}${digits}`
  })
}

/** The same for a value that may be missing: the first digit sorts what has none behind all others, whatever they begin with. */
export const keyWithBlanksLast = (text: string | null): string => (text ? `0${naturalSortKey(text)}` : '1')

import { searchForm } from '../kernel/text-order.ts'

/** Codes are the same however they are spelled: 'bp-c' is taken where 'BP-C' is. */
export const codeKeyOf = (code: string): string => searchForm(code)

/** Codes with more digits were written by hand, as a day or a number of a register. */
const given = /^(\d{2})-(\d{2,4})$/

/** How the codes of a season begin that are given: its last two digits. */
export const stemOf = (season: number): string => String(season % 100).padStart(2, '0')

/** The code that is given as the so manieth of its season: `clutchCodeAt(2027, 3)` is 27-03. */
export const clutchCodeAt = (season: number, number: number): string =>
  `${stemOf(season)}-${String(number).padStart(2, '0')}`

/**
 * The code of the next clutch of a season (CLU-05): one on from the highest that was given or written like one, as
 * 27-01, 27-02, and further on while another clutch has it.
 */
export function nextClutchCode(season: number, codes: Iterable<string>): string {
  const stem = stemOf(season)
  let highest = 0
  const taken = new Set([...codes].map(codeKeyOf))
  for (const code of taken) {
    const [, ofSeason, number] = given.exec(code) ?? []
    if (ofSeason === stem) highest = Math.max(highest, Number(number))
  }
  let next = highest + 1
  while (taken.has(clutchCodeAt(season, next))) next += 1
  return clutchCodeAt(season, next)
}

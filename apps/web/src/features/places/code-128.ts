/** The widths of bars and gaps of each value of Code 128, in modules; the last three begin a code. */
const widths = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 ' +
  '113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 ' +
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 ' +
  '113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 ' +
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ')

const startC = 105
const stop = '2331112'

/** White on both sides that readers ask for, in modules. */
const quietZone = 10

/** A bar of a code, in modules from its left edge, the quiet zone included. */
export type Bar = { readonly x: number; readonly width: number }

/** Digits as Code 128 C, which takes two to a sign: its bars, and how wide all of it is with its quiet zones (PLC-16). */
export function code128(digits: string): { readonly wide: number; readonly bars: readonly Bar[] } {
  const pairs = digits.match(/\d{2}/g)?.map(Number) ?? []
  const check = pairs.reduce((sum, value, at) => sum + value * (at + 1), startC) % 103
  const drawn = [startC, ...pairs, check].map((value) => widths[value] ?? '').join('') + stop
  const bars: Bar[] = []
  let x = quietZone
  for (const [at, width] of [...drawn].map(Number).entries()) {
    if (at % 2 === 0) bars.push({ x, width })
    x += width
  }
  return { wide: x + quietZone, bars }
}

/** All patterns, to be held against the standard. */
export const patterns: readonly string[] = widths

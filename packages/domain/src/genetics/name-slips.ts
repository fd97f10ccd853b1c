const mostSuggested = 5

/** Shorter words are one slip from too much. */
const shortest = 3

/** Names that are one slip from what was written: a letter too many, too few, another, or two changed about. */
export function nameSlips(spellings: ReadonlyMap<string, string>, words: readonly string[]): string[] {
  const written = [words.join(''), ...(words.length > 1 ? words : [])].filter(
    ({ length }) => length >= shortest,
  )
  const found = new Set<string>()
  for (const word of written)
    for (const [key, name] of spellings) {
      if (found.size === mostSuggested) return [...found]
      if (key.length >= shortest && isOneSlip(word, key)) found.add(name)
    }
  return [...found]
}

function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isOther = short.slice(at + 1) === long.slice(at + 1)
  const isTurned =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  return isOther || isTurned
}

const irregular: Readonly<Record<string, string>> = {
  mouse: 'mice',
  fish: 'fish',
  quail: 'quail',
  larva: 'larvae',
}

const isPlural = /(s|mice|larvae|fish)$/i

/** Several of something, as keepers name their food: 'small rats', 'pinky mice', 'greens'. */
function several(words: string): string {
  const [, before = '', last = ''] = /^(.*?)(\S+)$/s.exec(words) ?? []
  if (isPlural.test(last)) return words
  const known = irregular[last.toLowerCase()]
  if (known) return before + known
  if (/[^aeiou]y$/i.test(last)) return `${before}${last.slice(0, -1)}ies`
  return `${words}${/(sh|ch|x|z)$/i.test(last) ? 'es' : 's'}`
}

type Food = {
  readonly prey?: string | null | undefined
  readonly size?: string | null | undefined
  readonly count?: number | null | undefined
}

/** What is offered, in words: '2 small rats', '1 medium rat', '3'; an empty text where nothing is said of it. */
export function foodWords({ prey, size, count }: Food): string {
  const named = [size, prey].filter(Boolean).join(' ')
  const pieces = count ?? 1
  if (named === '') return pieces > 1 ? String(pieces) : ''
  return `${pieces} ${pieces > 1 ? several(named) : named}`
}

/** What genes are known to do to animals, by the codes of the catalogue, in words for who plans a pair. */
export const harmWords: Readonly<Record<string, string>> = {
  ataxia: 'loses balance and corkscrews, from birth on',
  'bug-eyes': 'eyes may be enlarged and stand out',
  deformity: 'malformed eyes and spines are reported',
  duckbill: 'short, flattened snout, and kinks of the spine in some',
  'early-death': 'is stillborn or dies before it is grown',
  'enigma-syndrome': 'circles, tilts its head and loses balance',
  'female-fertility': 'visual females are seldom fertile',
  'female-infertility': 'females do not lay, or become egg-bound',
  kinks: 'kinks of the spine are reported',
  'no-known-super': 'two copies are not known alive',
  'not-viable': 'dies in the egg or within days of hatching',
  nostrils: 'small or malformed nostrils and a short snout',
  photophobia: 'eyes are sensitive to light',
  'poor-growth': 'grows poorly, and heads may be malformed',
  scaleless: 'lacks scales: sheds badly, dries out, is easily hurt',
  'stargazer-line': 'part of the line carries Stargazer; breed from tested animals',
  tumours: 'grows tumours of pigment cells',
  unsettled: 'whether two copies live is not settled',
  wobble: 'wobbles: a fault of balance, of uneven severity',
}

/** What a harm does, in words. */
export const harmNote = (code: string): string => harmWords[code] ?? code

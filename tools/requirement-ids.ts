/** The files of docs/requirements, and the prefixes of the ids that each of them lists. */
const areaPrefixes: Record<string, readonly string[]> = {
  accounts: ['ACC'],
  admin: ['ADM'],
  billing: ['BIL'],
  breeding: ['BRD'],
  calendar: ['CAL', 'NOT'],
  clutches: ['CLU'],
  collection: ['COL'],
  eggs: ['EGG'],
  experience: ['U', 'P', 'C', 'L', 'D', 'S', 'A'],
  genetics: ['GEN'],
  husbandry: ['HUS'],
  lineage: ['LIN'],
  media: ['MED'],
  offline: ['OFF'],
  performance: ['F', 'B'],
  places: ['PLC'],
  reliability: ['R'],
  season: ['SEA', 'PLN'],
  sharing: ['SHR'],
  shell: ['SHELL'],
}

const prefixes = Object.values(areaPrefixes).flat()
const long = prefixes.filter((prefix) => prefix.length > 1).join('|')
const short = prefixes.filter((prefix) => prefix.length === 1 && prefix !== 'R').join('')

/** COL-97, COL-Q08 and R34: nothing else in the repository looks like these, so they count wherever they stand. */
const plainId = `(?:(?:${long})-Q?\\d{2,3}|R\\d{2})`
/** U7, F12: also the look of a key, an egg number or a paper size, so these count only where an id is expected. */
const shortId = `[${short}][1-9]\\d?`
const anyId = `(?:${plainId}|${shortId})`

const anywhere = new RegExp(`(?<![\\w-])${plainId}(?![\\w-])`, 'g')
const everyId = new RegExp(`(?<![\\w-])${anyId}(?![\\w-])`, 'g')

/** The places where a short id counts; each pattern matches a run of ids. */
const places = [
  // The head of a title: 'A1 R91 a token is shown once'.
  { in: /\.tsx?$/, pattern: new RegExp(`['"\`]${anyId}(?: ${anyId})* (?=[^\\s'"\`])`, 'g') },
  // A parenthesis that holds ids alone: (U8, R60) or (F1, F3 to F5).
  { in: /./, pattern: new RegExp(`\\(${anyId}(?:(?:,| and| to) ${anyId})*\\)`, 'g') },
  // A row of the bench: rowOf('F8', …).
  { in: /^bench\/.*\.ts$/, pattern: new RegExp(`['"\`]${anyId}['"\`]`, 'g') },
  // The first cell of a table: | F8 | …
  { in: /\.md$/, pattern: new RegExp(`^\\| ${anyId} \\|`, 'gm') },
]

/** The ids that a file cites. */
export function citedIds(path: string, text: string): Set<string> {
  const cited = new Set(text.match(anywhere))
  for (const place of places) {
    if (!place.in.test(path)) continue
    for (const run of text.match(place.pattern) ?? [])
      for (const id of run.match(everyId) ?? []) cited.add(id)
  }
  return cited
}

/** The ids that a file of docs/requirements lists, in their order: one line each, as in "- **COL-97** what holds". */
export const listedIds = (text: string): string[] =>
  [...text.matchAll(new RegExp(`^- \\*\\*(${anyId})\\*\\* \\S`, 'gm'))].map((match) => match[1] ?? '')

/** The file of docs/requirements that lists an id. */
export function areaOf(id: string): string | undefined {
  const prefix = /^[A-Z]+/.exec(id)?.[0] ?? ''
  return Object.keys(areaPrefixes).find((area) => areaPrefixes[area]?.includes(prefix))
}

/**
 * What is tried against databases, parsers and templates, by anyone and by scanners: it breaks out of quotes, asks for
 * more, waits, ends a statement and begins another, or means something to a pattern, a path or an object.
 */
export const hostileWords: readonly string[] = [
  // Ends a text and changes what is asked.
  ...[
    `' or '1'='1`,
    `" or "1"="1`,
    `') or ('1'='1`,
    `' or 1=1 --`,
    `'/**/or/**/1=1#`,
    '1 or 1=1',
    `\\' or 1=1 --`,
  ],
  ...[
    `' union select null, "username", "passwordHash" from keeper --`,
    `' and 1=(select count(*) from keeper) --`,
  ],
  // Ends a statement and begins another.
  ...[`'; drop table keeper; --`, `'; update keeper set "isAdmin" = true; --`, '$$; drop table animal; $$'],
  ...[
    `'); delete from animal; --`,
    `'; pragma writable_schema = 1; --`,
    `'; copy keeper to '/tmp/keeper'; --`,
  ],
  // Waits, or computes, where the answer tells nothing.
  ...[`' || pg_sleep(60) --`, `'; select pg_sleep(60); --`, `' or randomblob(900000000) is null --`],
  // Fails in words that tell something.
  ...[
    `' and cast(version() as int) = 1 --`,
    `' and json('x') --`,
    `'||(select "passwordHash" from keeper)||'`,
  ],
  // Stands where a value is put in, a pattern or a path is read.
  ...['$1', '?1', ':id', '@id', '%', '_', '\\', `'`, '"', '`', ';', '--', '/*', '$.passwordHash', '$[0]'],
  // Ends a JSON text and adds to it, asks a database of documents, names the machinery of objects.
  ...['","isAdmin":true,"x":"', '{"$gt":""}', '{"$where":"sleep(60000)"}', '__proto__', 'constructor'],
  ...['constructor.prototype.isAdmin', '[object Object]'],
  // Is worked out by templates, shells and directories.
  ...['{{7*7}}', '$' + '{7*7}', '#{7*7}', '$(sleep 60)', '`sleep 60`', '| sleep 60', '*)(uid=*))(|(uid=*'],
]

/** Deals out the words one after the other, over and over. */
export function dealWords(): (count: number) => string[] {
  let dealt = 0
  const next = (): string => {
    dealt += 1
    return hostileWords[dealt % hostileWords.length] ?? ''
  }
  return (count) => Array.from({ length: count }, next)
}

/** The same word with a mark in front that is found nowhere else; of letters, since keys to sort by fill numbers up. */
export const marked = (word: string, place: number): string =>
  `q${Array.from(place.toString(16), (digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]).join('')}z${word}`

/** The mark in a text, if there is one. */
export const markIn = (text: string): string | undefined => /q[a-p]+z/i.exec(text)?.[0].toLowerCase()

/** Words of JavaScript's own objects, as they are sent to give every object a field. */
export const pollution = {
  body: ['"__proto__":{"polluted":"yes","isAdmin":true}', '"constructor":{"prototype":{"polluted":"yes"}}'],
  query: [
    '__proto__[polluted]=yes',
    '__proto__.polluted=yes',
    '__proto__=polluted',
    'constructor[prototype][polluted]=yes',
    'constructor.prototype.polluted=yes',
  ],
} as const

/** What every object has by itself; one thing more and someone has given it to all. */
export const describeObjects = (): string =>
  [Object, Array, String, Number, Function, Map, Set, Promise]
    .map(({ name, prototype }) => `${name}: ${Reflect.ownKeys(prototype).map(String).sort().join(' ')}`)
    .join('\n')

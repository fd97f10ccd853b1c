import fc from 'fast-check'
import { ownPassword } from './callers.ts'

const deep = 100_000

/** JSON texts that no field asks for: wrong in type, in size, in depth, in letters, or no JSON at all. */
const wrongTexts = [
  ...['null', 'true', '0', '-0', '-1', '1.5', '1e400', '-1e400', '1e308', '5e-324', '2147483648'],
  ...['9007199254740993', '123456789012345678901234567890', '[]', '{}', '[[]]', '[null]', '[1,"a",{}]'],
  ...['""', '"  "', '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udfff and on"', '"\\u202etxt"', '"\\ufeff"'],
  ...['"\\r\\nSet-Cookie: a=b"', '"%00"', '"../../etc/passwd"', '"<script>alert(1)</script>"'],
  ...[`"'; drop table keeper; --"`, '"1 or 1=1"', '"%_\\\\"', '"NaN"', '"Infinity"', '"0x10"', '"1e3"'],
  ...['"2026-02-30"', '"0000-00-00"', '"9999-99-99"', '"+010000-01-01"', '"-271821-04-20"', '"24:61"'],
  ...['"data:image/png;base64,AAAA"', '"data:image/svg+xml,<svg/>"', '"http://169.254.169.254/"'],
  ...[
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"$gt":""}',
    '{"length":1e9}',
  ],
  ...['{"toString":null}', '{"then":1}', '{"a":1,"a":2}', '[1e400]', '["\\ud800"]', '"constructor"'],
]

/** What is no JSON: such a body is refused as a whole. */
const noJson = [
  'NaN',
  'Infinity',
  'undefined',
  '',
  "'x'",
  '01',
  '"\n"',
  '"\\x"',
  '[1,',
  '{"a"',
  '\u0000',
  '//',
]

/** What is JSON and large; each costs its reader something. */
const heavyTexts = [
  () => `${'['.repeat(deep)}${']'.repeat(deep)}`,
  () => `${'{"a":'.repeat(deep / 4)}1${'}'.repeat(deep / 4)}`,
  () => `"${'x'.repeat(20_000)}"`,
  () => `"${'\\ud83d'.repeat(20_000)}"`,
  () => `"${'9'.repeat(5_000)}"`,
  () => '9'.repeat(5_000),
  () => `[${'0,'.repeat(20_000)}0]`,
  () => `"${'x'.repeat(300_000)}"`,
]

/** A JSON text, or none, that is not what was asked for. */
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...wrongTexts) },
  { weight: 6, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => JSON.stringify(text)) },
  { weight: 3, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 3, arbitrary: fc.constantFrom(...noJson) },
  { weight: 1, arbitrary: fc.constantFrom(...heavyTexts).map((make) => make()) },
)

/** Words that a part of an address is made of when someone tries what happens. */
export const hostileWords: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...[
        '0',
        '-1',
        '1.5',
        '1e3',
        '0x1',
        'NaN',
        'null',
        'undefined',
        'true',
        '999999999999999',
        '1'.repeat(16),
      ],
      ...[
        '9'.repeat(400),
        'x'.repeat(600),
        '%00',
        '1%00',
        '%ZZ',
        '%',
        '%ED%A0%80',
        '%FF',
        '..%2F..%2Fetc',
        '%2e%2e',
      ],
      ...[
        '[object%20Object]',
        '__proto__',
        'constructor',
        '%27%20or%201=1',
        '%0d%0aX:%20y',
        '1;2',
        '1,2',
        '+1',
        '%201',
      ],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map(encodeURIComponent),
  },
)

/** A picture of one pixel, which is taken as a photo. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

/** What fields of a name hold when all is well; the first that fits counts. */
const likely: readonly (readonly [RegExp, readonly string[]])[] = [
  [/email/i, ['mara@example.org', 'MARA@Example.org', 'otto@example.org']],
  [/password/i, [ownPassword, 'another-rack-8']],
  [/^(refusals|regurgitations|shedFactor|\w*Days|\w*Percent\d*)$/, ['1', '7', '14', '']],
  [/^(layDateSpread|slugs|\w*Count|massGrams)$/, ['0', '3', '12']],
  [/^digestAt$/, ['08:00', '23:59', '00:00']],
  [/^movedAt$/, ['2026-06-01T08:00:00Z', '2024-02-29T12:00:00+01:00']],
  [/date|day|from|^to$|until|(starts|ends)On/i, ['2026-06-15', '2024-02-29', '1999-12-31']],
  [/time(?!zone)/i, ['12:30', '23:59', '00:00']],
  [/zone/i, ['Europe/Berlin', 'UTC', 'Pacific/Chatham']],
  [/photo|image|picture/i, [pixel, '/api/media/1', '/api/media/2']],
  [/colou?r/i, ['green', '#8fb36a']],
  [/currency/i, ['EUR', 'USD', 'GBP']],
  [/price|cost|weight|temperature|humidity|amount|number|days|value/i, ['12', '0', '12.5', '88']],
  [/cursor/i, ['3.', '12.Ember', '1.2026-06-15']],
  [/^clientIds?$/, ['tap-0001', 'tap-0002', 'tap-0003', 'tap-0004', 'tap-0005', 'tap-0006']],
  [/^recordType$/, ['blue', 'gravid', 'feeding', 'weight', 'misted']],
  [/^species$/, ['Python regius', 'Boa imperator']],
  [/^text$/, ['', 'Pastel het Clown', 'Ember']],
  // Of what has numbers that are texts: a keeper's own genes.
  [/^id$/, ['own-7', 'own-8', 'own-9']],
  [/Id$/, ['1', '2', '7']],
]

/** Texts as a form would send them in a field of this name. */
export function likelyTexts(name: string): fc.Arbitrary<string> {
  const [, texts = ['Ember', 'Python regius', 'het albino', 'Gravid', 'x']] =
    likely.find(([pattern]) => pattern.test(name)) ?? []
  return fc.constantFrom(...texts)
}

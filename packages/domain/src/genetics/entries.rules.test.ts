import { expect, test } from 'vitest'
import { pantherophisGuttatus } from './catalogue/pantherophis-guttatus.ts'
import { pythonRegius } from './catalogue/python-regius.ts'
import { type EntryGround, ensureEntries, strongestEntries, takeEntries } from './entries.rules.ts'
import { type SentEntry, unsaid } from './entry.ts'
import { type Genome, genomeOf } from './locus.rules.ts'
import { writeMorph } from './morph-writer.rules.ts'

const balls = genomeOf(pythonRegius)
const entry = (gene: string, more: Partial<SentEntry> = {}): SentEntry => ({
  ...{ gene, copies: 1, chance: '1', maker: null, percent: null, evidence: 'stated', ...unsaid },
  ...more,
})

const male: EntryGround = { sex: 'male', today: '2026-06-15' }

function refusal(sent: readonly SentEntry[], ground = male, genome: Genome | null = balls): unknown {
  try {
    ensureEntries(genome, takeEntries(genome, sent), ground)
    return null
  } catch (error) {
    return error
  }
}

const lab = { evidence: 'lab', laboratory: 'Rare Genetics', testedOn: '2026-06-15' } as const
const seen = { evidence: 'visual' } as const

test.each<[string, SentEntry[]]>([
  ['bp-none: this gene is not in the catalogue', [entry('bp-none')]],
  ['Clown: a chance is a fraction', [entry('bp-clown', { chance: '66%' })]],
  ['Clown: a chance is a fraction', [entry('bp-clown', { chance: '1/0' })]],
  ['Clown: a chance is a fraction', [entry('bp-clown', { chance: '0' })]],
  ['Clown: a chance is a fraction', [entry('bp-clown', { chance: '3/2' })]],
  ['Clown: a chance is a fraction', [entry('bp-clown', { chance: '1/1000001' })]],
  ['Clown: that an animal has no copy', [entry('bp-clown', { copies: 0, chance: '1/2' })]],
  ['Clown: please give 0, 1 or 2', [entry('bp-clown', { copies: 3 })]],
  ['Clown: please give 0, 1 or 2', [entry('bp-clown', { copies: 0.5 })]],
  ['Clown: please give 0, 1 or 2', [entry('bp-clown', { copies: null })]],
  ['Clown: what a laboratory', [entry('bp-clown', { ...lab, chance: '1/2' })]],
  ['Clown: what a laboratory', [entry('bp-clown', { evidence: 'offspring', chance: '2/3' })]],
  ['Clown: please name the laboratory', [entry('bp-clown', { evidence: 'lab', testedOn: '2026-06-15' })]],
  ['Clown: please name the laboratory', [entry('bp-clown', { evidence: 'lab', laboratory: 'Rare' })]],
  ['Clown: the day of the test', [entry('bp-clown', { ...lab, testedOn: '2026-06-16' })]],
  ['Clown: a het cannot be seen', [entry('bp-clown', seen)]],
  ['Clown: a het cannot be seen', [entry('bp-clown', { ...seen, chance: '2/3' })]],
  ['Clown: a het cannot be seen', [entry('bp-clown', { ...seen, copies: 2, chance: '1/3' })]],
  ['Clown: a het cannot be seen', [entry('bp-clown', seen), entry('bp-cryptic')]],
  ['Clown: please give one entry', [entry('bp-clown'), entry('bp-clown', { copies: 2 })]],
  [
    'Mojave, Lesser, Butter: these share',
    ['mojave', 'lesser', 'butter'].map((id) => entry(`bp-${id}`, seen)),
  ],
  ['Mojave, Lesser: these share', [entry('bp-mojave', lab), entry('bp-lesser', { ...seen, copies: 2 })]],
  ['Clown: only a male', [entry('bp-clown', { maker: 'male' })]],
  ['Paradox: this trait is line-bred', [entry('bp-paradox', { copies: 1 })]],
  ['Clown: a percentage', [entry('bp-clown', { percent: 50 })]],
  ['at most 60 genes', pythonRegius.genes.slice(0, 61).map(({ id }) => entry(id))],
])('GEN-09 GEN-10 refused, naming the gene: %s', (words, entries) => {
  expect(refusal(entries)).toMatchObject({
    code: 'not-valid',
    errors: { entries: expect.stringContaining(words) },
  })
})

test('GEN-10 GEN-11 a maker is a male; of a female or an unsexed animal it is refused', () => {
  const made = [entry('bp-banana', { maker: 'female' })]
  expect(refusal(made)).toBeNull()
  for (const sex of ['female', null] as const)
    expect(refusal(made, { ...male, sex })).toMatchObject({ message: expect.stringContaining('Banana') })
})

test('GEN-10 without a catalogue every gene is unknown, and none at all is fine', () => {
  expect(refusal([], male, null)).toBeNull()
  expect(refusal([entry('bp-clown')], male, null)).toMatchObject({
    message: expect.stringContaining('bp-clown'),
  })
})

test.each<[string, SentEntry[], Genome]>([
  [
    'a compound of two recessives that is seen',
    ['clown', 'cryptic'].map((id) => entry(`bp-${id}`, seen)),
    balls,
  ],
  ['a gene by several kinds of evidence', [entry('bp-clown', lab), entry('bp-clown', { copies: 2 })], balls],
  [
    'three alleles where a belief is one of them',
    [entry('bp-mojave', seen), entry('bp-lesser', seen), entry('bp-butter')],
    balls,
  ],
  ['a test of today', [entry('bp-clown', { ...lab, copies: 0 })], balls],
  ['a possible super that is seen', [entry('bp-pastel', { ...seen, copies: 2, chance: '1/3' })], balls],
  ['a tag with a percentage', [entry('bp-paradox', { copies: null, percent: 50 })], balls],
  ['a visual', [entry('cs-amelanistic', { ...seen, copies: 2 })], genomeOf(pantherophisGuttatus)],
])('GEN-08 GEN-09 GEN-10 taken: %s', (_title, entries, genome) => {
  expect(refusal(entries, male, genome)).toBeNull()
})

test('GEN-23 a gene is named by its strongest evidence: tested, proven, seen, from the parents, stated', () => {
  const all = takeEntries(balls, [
    entry('bp-clown', { evidence: 'stated', chance: '2/3' }),
    entry('bp-pastel', { evidence: 'parentage', chance: '1/2' }),
    entry('bp-clown', { evidence: 'offspring' }),
    entry('bp-pastel', { ...seen, copies: 1 }),
    entry('bp-pastel', { ...lab, copies: 2 }),
  ])
  expect(strongestEntries(all).map(({ gene, evidence }) => [gene, evidence])).toEqual([
    ['bp-clown', 'offspring'],
    ['bp-pastel', 'lab'],
  ])
  expect(writeMorph(balls, strongestEntries(all))).toBe('Super Pastel het Clown')
})

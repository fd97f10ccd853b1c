import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogues } from './catalogue/catalogues.ts'
import { writeFraction } from './fraction.ts'
import { ensureRead } from './genotype.rules.ts'
import { ensureTraits } from './genotype-checks.rules.ts'
import { type Genome, genomeOf, isRecessive } from './locus.rules.ts'
import { readMorph } from './morph-reader.rules.ts'

const genomes = new Map(
  await Promise.all(catalogues.map(async ({ common, load }) => [common, genomeOf(await load())] as const)),
)
const get = (common: string): Genome => {
  const genome = genomes.get(common)
  if (!genome) throw new Error(`${common} has no catalogue`)
  return genome
}
const ball = get('Ball python')

/** What a check refuses with; null where it refuses nothing. */
function refusalOf(check: () => void): string | null {
  try {
    check()
    return null
  } catch (error) {
    return String(error)
  }
}

/** The entries in short: "clown 1 2/3". */
const entriesOf = (text: string, genome = ball): string[] =>
  readMorph(genome, text).entries.map(({ gene, copies, chance, maker, percent }) =>
    [
      gene.replace(/^[a-z]+-/, ''),
      copies ?? 'tag',
      writeFraction(chance) === '1' ? '' : writeFraction(chance),
      maker ?? '',
      percent === null ? '' : `${percent}%`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  )

test.each([
  ['Yellowbelly', ['yellow-belly 1']],
  ['ＹＥＬＬＯＷ-belly', ['yellow-belly 1']],
  ['8 ball', ['cinnamon 1', 'black-pastel 1']],
  ['T+ Albino', ['caramel-albino 2']],
  ['VPI Axanthic', ['axanthic-vpi 2']],
  ['Axanthic VPI', ['axanthic-vpi 2']],
  ['Super Spotnose', ['spotnose 2']],
  ['Ivory', ['yellow-belly 2']],
])('GEN-15 %s is read by its letters and digits, the longest name first', (text, entries) => {
  expect(readMorph(ball, text).verdict).toBe('clear')
  expect(entriesOf(text)).toEqual(entries)
})

test.each([
  ['Clown Pastel', ['clown 2', 'pastel 1']],
  ['het Clown', ['clown 1']],
  ['100% het Clown', ['clown 1']],
  ['66% het Clown', ['clown 1 2/3']],
  ['67 % het Clown', ['clown 1 2/3']],
  ['33% het Clown', ['clown 1 1/3']],
  ['40% het Clown', ['clown 1 2/5']],
  ['3/5 het Clown', ['clown 1 3/5']],
  ['66% Clown', ['clown 1 2/3']],
  ['het 66% Clown', ['clown 1 2/3']],
  ['50% het Clown Pied', ['piebald 1 1/2', 'clown 1 1/2']],
  ['het Clown Pastel Pied', ['piebald 2', 'clown 1', 'pastel 1']],
  ['het Clown visual Pied', ['piebald 2', 'clown 1']],
  ['DH Clown Pied', ['piebald 1', 'clown 1']],
  ['50% double het Clown Pied', ['piebald 1 1/2', 'clown 1 1/2']],
  ['het Dreamsicle', ['lavender-albino 1', 'piebald 1']],
  ['Pastel (33% super)', ['pastel 2 1/3']],
  ['50% Pastel', ['pastel 1 1/2']],
])('GEN-16 %s', (text, entries) => {
  expect(readMorph(ball, text).verdict).toBe('clear')
  expect(entriesOf(text)).toEqual(entries)
})

test.each([
  ['Het Red Axanthic', ['het-red-axanthic 1']],
  ['50% Het Red Axanthic', ['het-red-axanthic 1 1/2']],
  ['het Russo', ['russo 1']],
  ['Killer Bee', ['pastel 2', 'spider 1']],
  ['Clown Cryptic', ['clown 1', 'cryptic 1']],
  ['Banana (MM)', ['banana 1 male']],
  ['female maker Coral Glow', ['banana 1 female']],
  ['Normal ball python', []],
  ['Wild type and Pastel', ['pastel 1']],
])('GEN-17 %s', (text, entries) => {
  expect(readMorph(ball, text).verdict).toBe('clear')
  expect(entriesOf(text)).toEqual(entries)
})

test('GEN-17 Motley/Stripe of corn snakes is one of each, and a locality has its share of blood', () => {
  expect(entriesOf('Motley/Stripe', get('Corn snake'))).toEqual(['motley 1', 'stripe 1'])
  expect(entriesOf('Motley Stripe', get('Corn snake'))).toEqual(['motley 1', 'stripe 1'])
  expect(entriesOf('25% Okeetee', get('Corn snake'))).toEqual(['okeetee tag 25%'])
})

test.each([
  ['1.0 Pastel', 'male'],
  ['Pastel 0.1', 'female'],
  ['♀ Pastel', 'female'],
  ['male Pastel', 'male'],
  ['0.0.1 Pastel', null],
])('GEN-17 the sex of %s', (text, sex) => {
  expect(readMorph(ball, text)).toMatchObject({ sex, verdict: 'clear' })
})

test.each([
  ['BEL', 'which'],
  ['het Axanthic', 'which'],
  ['Bumblebee Pastel', 'which'],
  ['poss het Pied', 'chance'],
  ['PH Pied', 'chance'],
  ['Enchi poss super', 'chance'],
  ['Pastel x Clown', 'cross'],
  ['1.2 Pastel', 'group'],
  ['DH Clown', 'count'],
  ['Super Clown', 'super'],
  ['het Candino', 'het'],
  ['het Ivory', 'het'],
  ['Lesser Mojave Butter', 'too-many'],
  ['Clown het Cryptic', 'too-many'],
])('GEN-18 %s is asked about: %s', (text, kind) => {
  const { verdict, questions } = readMorph(ball, text)
  expect(verdict).toBe('ask')
  expect(questions.map((question) => question.kind)).toEqual([kind])
  for (const { start, end, text: part, options } of questions) {
    expect(text.slice(start, end)).toBe(part)
    for (const option of options) {
      const answered = `${text.slice(0, start)}${option}${text.slice(end)}`
      expect([answered, readMorph(ball, answered).verdict]).toEqual([answered, 'clear'])
    }
  }
})

test('GEN-18 nothing is read of two animals, and what is open is no entry', () => {
  expect(entriesOf('Pastel x Clown')).toEqual([])
  expect(entriesOf('Pastel 66% het Clown pos het Pied')).toEqual(['clown 1 2/3', 'pastel 1'])
})

test('GEN-19 what means nothing is told with its place and names that are one slip away', () => {
  const text = '𝐀 Pastle glitter, Pastel, Clwon'
  expect(readMorph(ball, text).unknown).toEqual([
    { text: '𝐀 Pastle glitter', start: 0, end: 17, suggestions: ['Pastel'] },
    { text: 'Clwon', start: 27, end: 32, suggestions: ['Clown'] },
  ])
  expect(readMorph(ball, 'Pastel 66% het Clwn').unknown).toEqual([
    { text: 'Clwn', start: 15, end: 19, suggestions: ['Clown'] },
  ])
  expect(readMorph(ball, 'Pastel het').unknown).toMatchObject([{ text: 'het', start: 7 }])
  expect(readMorph(ball, 'Pastel MM').unknown).toMatchObject([{ text: 'MM' }])
  expect(readMorph(ball, '0% het Clown').verdict).toBe('unknown')
})

test('GEN-19 the verdict is the first that fits', () => {
  expect(readMorph(ball, '  ').verdict).toBe('empty')
  expect(readMorph(null, 'Pastel').verdict).toBe('no-catalogue')
  expect(readMorph(ball, 'glitter BEL').verdict).toBe('unknown')
})

test('GEN-21 what shows was seen, hets and possibles are stated', () => {
  const { entries } = readMorph(ball, 'Pastel Crypton het Pied Enchi (33% super)')
  expect(entries.map(({ gene, evidence }) => [gene, evidence])).toEqual([
    ['bp-piebald', 'stated'],
    ['bp-clown', 'visual'],
    ['bp-cryptic', 'visual'],
    ['bp-pastel', 'visual'],
    ['bp-enchi', 'stated'],
  ])
})

describe.each([...genomes])('%s', (_common, genome) => {
  test('GEN-15 every gene, super, compound and combo is known by its name', () => {
    const { genes, combos } = genome.catalogue
    for (const gene of genes) {
      const { entries, verdict } = readMorph(genome, gene.name)
      const copies = genome.locusOf(gene.id) ? (isRecessive(gene) ? 2 : 1) : null
      expect([gene.name, verdict, entries.map(({ gene: id, copies: read }) => [id, read])]).toEqual([
        gene.name,
        'clear',
        [[gene.id, copies]],
      ])
    }
    for (const { name, copies } of combos) {
      const { entries, verdict } = readMorph(genome, name)
      expect([name, verdict, entries.map(({ gene }) => gene).sort()]).toEqual([
        name,
        'clear',
        Object.keys(copies).sort(),
      ])
    }
  })

  test('GEN-18 GEN-61 any text is read without fault, and what an option puts in its place reads clear', () => {
    const words = [...genome.catalogue.genes.flatMap(({ name, aliases = [] }) => [name, ...aliases])]
    const said = fc.constantFrom(
      ...words,
      'het',
      'poss',
      'super',
      '66%',
      'DH',
      'visual',
      'x',
      '1.0',
      '(',
      ')',
      ',',
      'MM',
      '<1%',
      '1/2',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 9, arbitrary: said }, fc.string({ maxLength: 6 })), { maxLength: 8 }),
        (parts) => {
          const text = parts.join(' ')
          const { entries, questions, unknown } = readMorph(genome, text)
          expect(() => ensureTraits(genome, entries, { field: 'text', sex: 'male' })).not.toThrow()
          for (const sex of ['male', 'female'] as const) {
            const whose = { field: 'text', sex }
            expect(refusalOf(() => ensureRead(genome, entries, whose))).toBe(
              refusalOf(() => ensureTraits(genome, entries, whose)),
            )
          }
          for (const { text: part, start, end } of [...questions, ...unknown])
            expect(text.slice(start, end)).toBe(part)
          for (const option of questions.flatMap(({ options }) => options))
            expect([option, readMorph(genome, option).verdict]).toEqual([option, 'clear'])
        },
      ),
      { numRuns: 100 },
    )
  })
})

import { expect, test } from 'vitest'
import {
  type Descended,
  isShallow,
  knownShare,
  percentText,
  placesAbove,
  repeatedIn,
} from './pedigree.rules.ts'

type Named = Descended & { readonly name: string }

const animal = (id: number, fields: Partial<Named> = {}): Named => ({
  id,
  name: `animal ${id}`,
  fatherId: null,
  motherId: null,
  father: null,
  mother: null,
  ...fields,
})

const cinder = { name: 'Cinder', morph: 'Clown', source: null, producedBy: null }

test('LIN-04 LIN-08 the first row holds father and mother, the second the four grandparents', () => {
  const [ember, atlas, iris] = [
    animal(1, { fatherId: 2, mother: cinder }),
    animal(2, { motherId: 3 }),
    animal(3),
  ]
  const [parents, grandparents] = placesAbove(ember, [ember, atlas, iris], 2)
  expect(parents).toEqual([
    { kind: 'animal', side: 'father', animal: atlas, child: ember },
    { kind: 'typed', side: 'mother', words: cinder, child: ember },
  ])
  expect(grandparents).toEqual([
    { kind: 'unknown', side: 'father', child: atlas },
    { kind: 'animal', side: 'mother', animal: iris, child: atlas },
    { kind: 'unknown', side: 'father', child: null },
    { kind: 'unknown', side: 'mother', child: null },
  ])
})

test('LIN-Q04 a linked parent stands before what was typed of it', () => {
  const ember = animal(1, { fatherId: 2, father: cinder })
  expect(placesAbove(ember, [ember, animal(2)], 1)[0]?.[0]).toMatchObject({
    kind: 'animal',
    animal: { id: 2 },
  })
})

test('R72 eight generations are 254 places above the animal, also where the record is a circle', () => {
  const [one, other] = [animal(1, { fatherId: 2 }), animal(2, { fatherId: 1 })]
  const rows = placesAbove(one, [one, other], 7)
  expect(rows.flat()).toHaveLength(254)
})

test('an animal that stands at two places of a tree is known as the same', () => {
  const sire = animal(2)
  const [dam, child] = [animal(3, { fatherId: 2 }), animal(1, { fatherId: 2, motherId: 3 })]
  const tree = placesAbove(child, [child, sire, dam], 2)
  expect([...repeatedIn(tree)]).toEqual([2])
})

test('of 62 ancestors in five generations those with a name are known; any that lacks one makes it shallow', () => {
  const ember = animal(1, { fatherId: 2, mother: cinder })
  expect(knownShare(ember, [ember, animal(2)])).toEqual({ known: 2, places: 62, generations: 5 })
  const line = Array.from({ length: 6 }, (_none, depth) =>
    animal(depth + 1, depth < 5 ? { fatherId: depth + 2, motherId: depth + 2 } : {}),
  )
  const whole = knownShare(line[0] ?? ember, line)
  expect(whole.known).toBe(62)
  expect([isShallow(whole), isShallow(knownShare(ember, [ember]))]).toEqual([false, true])
})

test.each([
  [0, '0%'],
  [0.25, '25%'],
  [0.0625, '6.25%'],
  [0.78515625, '78.52%'],
  [0.00001, '<0.01%'],
  [1, '100%'],
])('a share of %d reads %s', (share, text) => {
  expect(percentText(share)).toBe(text)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayStandIn, placeKinds } from './place.rules.ts'
import { countsBelow, pathTo, placeTreeOf, type TreePlace } from './place-tree.ts'

const place = (fields: Partial<TreePlace> & { id: number }): TreePlace => ({
  ...{ kind: 'enclosure', parentId: null, position: 0, name: String(fields.id), code: null },
  ...fields,
})

/** Places of any shape that may be; each stands in an earlier one or by itself, in any order. */
const forests = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...placeKinds),
      wants: fc.nat(),
      position: fc.nat(3),
      code: fc.option(fc.constantFrom('R1', 'R2', 'R10', 'r10-a 2', 'Ö 3')),
    }),
    { maxLength: 25 },
  )
  .map((wanted) => {
    const places: TreePlace[] = []
    for (const [at, { kind, wants, position, code }] of wanted.entries()) {
      const parents = places.filter((one) => mayStandIn(kind, one.kind))
      const parent = wants % 3 === 0 ? undefined : parents[wants % Math.max(1, parents.length)]
      places.push(place({ id: at + 1, kind, parentId: parent?.id ?? null, position, code }))
    }
    return places
  })

const idsOf = (places: readonly TreePlace[]) => places.map(({ id }) => id)

test('PLC-03 the walk goes depth first by position, of equals by code as people count', () => {
  const places = [
    place({ id: 1, kind: 'room', position: 1 }),
    place({ id: 2, kind: 'rack', parentId: 1, code: 'R10' }),
    place({ id: 3, kind: 'rack', parentId: 1, code: 'R2' }),
    place({ id: 4, parentId: 2, position: 1 }),
    place({ id: 5, parentId: 2, position: 0 }),
    place({ id: 6, kind: 'room', position: 0 }),
    place({ id: 7, parentId: 1, position: 2 }),
    place({ id: 8, position: 2 }),
  ]
  const tree = placeTreeOf(places)
  expect(idsOf(tree.walked)).toEqual([6, 1, 3, 2, 5, 4, 7, 8])
  expect(idsOf(tree.under(1))).toEqual([1, 3, 2, 5, 4, 7])
  expect(idsOf(tree.wayTo(4))).toEqual([1, 2, 4])
  expect(pathTo(tree, 4)).toEqual([1, 2].map((id) => expect.objectContaining({ id })))
  expect([tree.wayTo(99), tree.wayTo(null)]).toEqual([[], []])
  expect([tree.under(99), tree.keyOf(99), tree.keyOf(null)]).toEqual([[], '', ''])
})

test('PLC-03 whatever stands where, the walk passes each place once, and what stands in one follows it at once', () => {
  fc.assert(
    fc.property(forests, (places) => {
      const { walked, under, wayTo } = placeTreeOf(places)
      expect(idsOf(walked).toSorted((a, b) => a - b)).toEqual(idsOf(places))
      for (const { id } of places) {
        const inside = idsOf(places.filter((one) => one.id !== id && idsOf(wayTo(one.id)).includes(id)))
        const at = idsOf(walked).indexOf(id)
        expect(idsOf(walked).slice(at, at + 1 + inside.length)).toEqual(idsOf(under(id)))
        expect(new Set(idsOf(under(id)))).toEqual(new Set([id, ...inside]))
      }
    }),
  )
})

test('PLC-01 the animals of a place are those in it and below, and those of places that are not there count nowhere', () => {
  fc.assert(
    fc.property(forests, fc.array(fc.nat(30), { maxLength: 40 }), (places, animals) => {
      const tree = placeTreeOf(places)
      const counts = new Map([...Map.groupBy(animals, (id) => id)].map(([id, some]) => [id, some.length]))
      const below = countsBelow(tree, counts)
      for (const { id } of places) {
        const own = new Set(idsOf(tree.under(id)))
        expect(below.get(id) ?? 0).toBe(animals.filter((placeId) => own.has(placeId)).length)
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

/** What a keeper may do to the family tree; animals are named by their place in the list. */
type Edit =
  | { readonly kind: 'parent'; readonly child: number; readonly parent: number | null }
  | { readonly kind: 'link'; readonly parent: number; readonly child: number }
  | { readonly kind: 'unlink'; readonly parent: number; readonly child: number }

const animals = 5
const place = fc.nat(animals - 1)
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('parent' as const), child: place, parent: fc.option(place) }),
  fc.record({ kind: fc.constant('link' as const), parent: place, child: place }),
  fc.record({ kind: fc.constant('unlink' as const), parent: place, child: place }),
)

/** The same family as plain lists, by the rules alone: who is the father of whom, and who is linked to whom. */
class Family {
  readonly fathers = new Map<number, number>()
  readonly links = new Set<string>()

  /** Whether one stands above the other, or is the same. */
  isAbove(one: number, other: number): boolean {
    if (one === other) return true
    const linked = [...this.links].map((link) => link.split(' ').map(Number))
    const parents = linked.flatMap(([parent, child]) =>
      child === other && parent !== undefined ? [parent] : [],
    )
    const father = this.fathers.get(other)
    return [...parents, ...(father === undefined ? [] : [father])].some((parent) => this.isAbove(one, parent))
  }

  /** What the edit must be answered with; where that is a success, it is done here as well. */
  apply(edit: Edit): number {
    if (edit.kind === 'parent') return this.nameFather(edit.child, edit.parent)
    const link = `${edit.parent} ${edit.child}`
    if (edit.kind === 'unlink') {
      if (!this.links.delete(link)) return 404
      if (this.fathers.get(edit.child) === edit.parent) this.fathers.delete(edit.child)
      return 204
    }
    if (this.isAbove(edit.child, edit.parent)) return 400
    if (this.links.has(link)) return 409
    this.links.add(link)
    if (!this.fathers.has(edit.child)) this.fathers.set(edit.child, edit.parent)
    return 201
  }

  nameFather(child: number, father: number | null): number {
    if (father === null) this.fathers.delete(child)
    else if (father === this.fathers.get(child)) return 200
    else if (this.isAbove(child, father)) return 400
    else this.fathers.set(child, father)
    return 200
  }
}

async function perform(keeper: Visitor, ids: readonly number[], edit: Edit): Promise<number> {
  const idOf = (at: number | null): number | null => (at === null ? null : (ids[at] ?? 0))
  const child = idOf(edit.child)
  if (edit.kind === 'parent')
    return (await keeper.patch(`/api/animals/${child}`, { fatherId: idOf(edit.parent) })).status
  const path = `/api/reptiles/${idOf(edit.parent)}/offspring`
  if (edit.kind === 'link') return (await keeper.post(path, { reptileId: child })).status
  const list: { id: number | null; reptileId: number }[] = (await keeper.get(path)).json()
  const link = list.find(({ reptileId }) => reptileId === child)?.id ?? 999_999
  return (await keeper.remove(`${path}/${link}`)).status
}

/** The family as the product tells it. */
async function readFamily(keeper: Visitor, ids: readonly number[]) {
  const fathers: [number, number][] = []
  const links: string[] = []
  for (const [at, id] of ids.entries()) {
    const { fatherId } = (await keeper.get(`/api/animals/${id}`)).json()
    if (fatherId !== null) fathers.push([at, ids.indexOf(fatherId)])
    const list: { id: number | null; reptileId: number }[] = (
      await keeper.get(`/api/reptiles/${id}/offspring`)
    ).json()
    for (const { id: link, reptileId } of list)
      if (link !== null) links.push(`${at} ${ids.indexOf(reptileId)}`)
  }
  return { fathers, links: links.sort() }
}

onBothDatabases('edits of a family tree', (dialect) => {
  test('LIN-41 LIN-42 R72 no sequence of edits makes a circle or loses a link', async () => {
    const { keeper: newKeeper } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const keeper = await newKeeper()
    await fc.assert(
      fc.asyncProperty(fc.array(anyEdit, { minLength: 4, maxLength: 14 }), async (edits) => {
        const ids: number[] = []
        for (let at = 0; at < animals; at += 1) ids.push(await addAnimal(keeper, { sex: 'Male' }))
        const family = new Family()
        for (const edit of edits) expect(await perform(keeper, ids, edit)).toBe(family.apply(edit))
        expect(await readFamily(keeper, ids)).toEqual({
          fathers: [...family.fathers].sort(([one], [other]) => one - other),
          links: [...family.links].sort(),
        })
        // A circle would be refused here rather than followed for ever.
        for (const id of ids) expect((await keeper.get(`/api/reptiles/${id}/lineage`)).status).toBe(200)
      }),
      { numRuns: 8 },
    )
  })

  test('LIN-41 R72 two edits at once, each right by itself, can’t make a circle together', async () => {
    const { keeper: newKeeper } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const keeper = await newKeeper()
    for (let round = 0; round < 6; round += 1) {
      const one = await addAnimal(keeper, { sex: 'Male' })
      const other = await addAnimal(keeper, { sex: 'Male' })
      const byLink = round % 2 === 1
      const answers = await Promise.all([
        keeper.patch(`/api/animals/${one}`, { fatherId: other }),
        byLink
          ? keeper.post(`/api/reptiles/${one}/offspring`, { reptileId: other })
          : keeper.patch(`/api/animals/${other}`, { fatherId: one }),
      ])
      const statuses = answers.map(({ status }) => (status === 201 ? 200 : status)).sort()
      expect(statuses, answers.map(({ text }) => text).join()).toEqual([200, 400])
    }
  })
})

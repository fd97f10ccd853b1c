import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { addAnimal } from '../../testing/family.ts'
import { formOf } from '../../testing/full.ts'
import { startApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

/** What a keeper may do to the family tree; animals are named by their place in the list. */
type Edit =
  | { readonly kind: 'parent'; readonly child: number; readonly parent: number | null }
  | { readonly kind: 'link'; readonly parent: number; readonly child: number }
  | { readonly kind: 'unlink'; readonly parent: number; readonly child: number }
  | { readonly kind: 'hatch'; readonly project: number; readonly child: number }
  | { readonly kind: 'unhatch'; readonly project: number; readonly child: number }
  | { readonly kind: 'pair'; readonly project: number; readonly sire: number }

const animals = 4
/** The first project begins with the first animal as its sire, the second with the second. */
const projects = 2
const place = fc.nat(animals - 1)
const project = fc.nat(projects - 1)
const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('parent' as const), child: place, parent: fc.option(place) }),
  fc.record({ kind: fc.constant('link' as const), parent: place, child: place }),
  fc.record({ kind: fc.constant('unlink' as const), parent: place, child: place }),
  fc.record({ kind: fc.constant('hatch' as const), project, child: place }),
  fc.record({ kind: fc.constant('unhatch' as const), project, child: place }),
  fc.record({ kind: fc.constant('pair' as const), project, sire: place }),
)

/** The same family as plain lists, by the rules alone: who is the father of whom, and who is linked to what. */
class Family {
  readonly fathers = new Map<number, number>()
  readonly links = new Set<string>()
  readonly hatched = new Set<string>()
  readonly sires = [0, 1]

  /** Whether one stands above the other, or is the same. */
  isAbove(one: number, other: number): boolean {
    if (one === other) return true
    const linked = firstsOf(this.links, other)
    const bySires = firstsOf(this.hatched, other).flatMap((from) => this.sires[from] ?? [])
    const father = this.fathers.get(other)
    const parents = [...linked, ...bySires, ...(father === undefined ? [] : [father])]
    return parents.some((parent) => this.isAbove(one, parent))
  }

  /** What the edit must be answered with; where that is a success, it is done here as well. */
  apply(edit: Edit): number {
    switch (edit.kind) {
      case 'parent':
        return this.nameFather(edit.child, edit.parent)
      case 'link':
        return this.descend(this.links, edit.parent, edit.child, edit.parent)
      case 'hatch':
        return this.descend(this.hatched, edit.project, edit.child, this.sires[edit.project] ?? 0)
      case 'unlink':
        if (!this.links.delete(`${edit.parent} ${edit.child}`)) return 404
        if (this.fathers.get(edit.child) === edit.parent) this.fathers.delete(edit.child)
        return 204
      case 'unhatch':
        return this.hatched.delete(`${edit.project} ${edit.child}`) ? 204 : 404
      case 'pair':
        return this.pair(edit.project, edit.sire)
    }
  }

  /** Links a child to an animal or a project; the father follows where none is named. */
  descend(links: Set<string>, from: number, child: number, father: number): number {
    const link = `${from} ${child}`
    if (this.isAbove(child, father)) return 400
    if (links.has(link)) return 409
    links.add(link)
    if (!this.fathers.has(child)) this.fathers.set(child, father)
    return 201
  }

  pair(from: number, sire: number): number {
    if (sire === this.sires[from]) return 200
    const offspring = [...this.hatched].map((link) => link.split(' ').map(Number))
    if (offspring.some(([of, child = 0]) => of === from && this.isAbove(child, sire))) return 400
    this.sires[from] = sire
    return 200
  }

  nameFather(child: number, father: number | null): number {
    if (father === null) this.fathers.delete(child)
    else if (father === this.fathers.get(child)) return 200
    else if (this.isAbove(child, father)) return 400
    else this.fathers.set(child, father)
    return 200
  }
}

/** A removal of any link at all would mostly find none; so it is of one that is there, where there is any. */
function aimed(edit: Edit, { links, hatched }: Family): Edit {
  if (edit.kind !== 'unlink' && edit.kind !== 'unhatch') return edit
  const there = [...(edit.kind === 'unlink' ? links : hatched)]
  const [first, child] = (there[edit.child % there.length] ?? '').split(' ').map(Number)
  if (first === undefined || child === undefined) return edit
  return edit.kind === 'unlink' ? { ...edit, parent: first, child } : { ...edit, project: first, child }
}

/** The first numbers of the links whose second is given. */
const firstsOf = (links: ReadonlySet<string>, second: number): number[] =>
  [...links].flatMap((link) => {
    const [first, last] = link.split(' ').map(Number)
    return last === second && first !== undefined ? [first] : []
  })

/** The family in the product: the numbers of its animals and projects. */
type Stored = { readonly ids: readonly number[]; readonly projectIds: readonly number[] }

async function addStored(keeper: Visitor): Promise<Stored> {
  const ids: number[] = []
  for (let at = 0; at < animals; at += 1) ids.push(await addAnimal(keeper, { sex: 'Male' }))
  const femaleId = await addAnimal(keeper, { sex: 'Female' })
  const projectIds: number[] = []
  for (let at = 0; at < projects; at += 1)
    projectIds.push(await addProject(keeper, { maleId: ids[at] ?? 0, femaleId }))
  return { ids, projectIds }
}

async function addProject(keeper: Visitor, pair: { maleId: number; femaleId: number }): Promise<number> {
  const body = { ...pair, name: 'Pair', startDate: '2026-06-15', status: 'Pairing' }
  const answer = await keeper.post('/api/breeding-projects', body)
  expect(answer.status, answer.text).toBe(201)
  return answer.json().id
}

type ListedLink = { readonly id: number | null; readonly reptileId: number }

/** Where the links of an animal or a project are. */
const linksPath = ({ ids, projectIds }: Stored, edit: Exclude<Edit, { kind: 'parent' | 'pair' }>): string =>
  'project' in edit
    ? `/api/breeding-projects/${projectIds[edit.project]}/offspring`
    : `/api/reptiles/${ids[edit.parent]}/offspring`

async function perform(keeper: Visitor, stored: Stored, edit: Edit): Promise<number> {
  const { ids, projectIds } = stored
  if (edit.kind === 'parent') {
    const fatherId = edit.parent === null ? null : ids[edit.parent]
    return (await keeper.patch(`/api/animals/${ids[edit.child]}`, { fatherId })).status
  }
  if (edit.kind === 'pair')
    return (
      await keeper.put(`/api/breeding-projects/${projectIds[edit.project]}`, { maleId: ids[edit.sire] })
    ).status
  const path = linksPath(stored, edit)
  const reptileId = ids[edit.child]
  if (edit.kind === 'link' || edit.kind === 'hatch') return (await keeper.post(path, { reptileId })).status
  const list: ListedLink[] = (await keeper.get(path)).json()
  const link = list.find((listed) => listed.reptileId === reptileId)?.id ?? 999_999
  return (await keeper.remove(`${path}/${link}`)).status
}

/** The family as the product tells it. */
async function readFamily(keeper: Visitor, { ids, projectIds }: Stored) {
  const listLinks = async (path: string, at: number): Promise<string[]> => {
    const list: ListedLink[] = (await keeper.get(path)).json()
    return list.flatMap(({ id, reptileId }) => (id === null ? [] : [`${at} ${ids.indexOf(reptileId)}`]))
  }
  const fathers: [number, number][] = []
  const links: string[] = []
  const hatched: string[] = []
  for (const [at, id] of ids.entries()) {
    const { fatherId } = (await keeper.get(`/api/animals/${id}`)).json()
    if (fatherId !== null) fathers.push([at, ids.indexOf(fatherId)])
    links.push(...(await listLinks(`/api/reptiles/${id}/offspring`, at)))
  }
  for (const [at, id] of projectIds.entries())
    hatched.push(...(await listLinks(`/api/breeding-projects/${id}/offspring`, at)))
  return { fathers, links: links.sort(), hatched: hatched.sort() }
}

onBothDatabases('edits of a family tree', (dialect) => {
  test(
    'LIN-41 LIN-42 R72 no sequence of edits makes a circle or loses a link',
    formOf(dialect === 'sqlite'),
    async () => {
      const { keeper: newKeeper } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
      const keeper = await newKeeper()
      await fc.assert(
        fc.asyncProperty(fc.array(anyEdit, { minLength: 8, maxLength: 24 }), async (edits) => {
          const stored = await addStored(keeper)
          const family = new Family()
          for (const drawn of edits) {
            const edit = aimed(drawn, family)
            expect(await perform(keeper, stored, edit)).toBe(family.apply(edit))
          }
          expect(await readFamily(keeper, stored)).toEqual({
            fathers: [...family.fathers].sort(([one], [other]) => one - other),
            links: [...family.links].sort(),
            hatched: [...family.hatched].sort(),
          })
          // A circle would be refused here rather than followed for ever.
          for (const id of stored.ids)
            expect((await keeper.get(`/api/reptiles/${id}/lineage`)).status).toBe(200)
        }),
        // The same edits each time, so that it fails only by what was changed.
        { numRuns: 12, seed: 72 },
      )
    },
  )

  test('LIN-41 R72 two edits at once, each right by itself, can’t make a circle together', async () => {
    const { keeper: newKeeper } = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const keeper = await newKeeper()
    const femaleId = await addAnimal(keeper, { sex: 'Female' })
    /** What makes the one animal a descendant of the other, prepared so that the last step is one call. */
    const ways: ((child: number, parent: number) => Promise<() => ReturnType<Visitor['post']>>)[] = [
      async (child, parent) => () => keeper.patch(`/api/animals/${child}`, { fatherId: parent }),
      async (child, parent) => () => keeper.post(`/api/reptiles/${parent}/offspring`, { reptileId: child }),
      async (child, parent) => {
        const id = await addProject(keeper, { maleId: parent, femaleId })
        return () => keeper.post(`/api/breeding-projects/${id}/offspring`, { reptileId: child })
      },
      async (child, parent) => {
        const id = await addProject(keeper, { maleId: await addAnimal(keeper, { sex: 'Male' }), femaleId })
        await keeper.post(`/api/breeding-projects/${id}/offspring`, { reptileId: child })
        return () => keeper.put(`/api/breeding-projects/${id}`, { maleId: parent })
      },
    ]
    for (const [at, way] of ways.entries())
      for (const counter of ways.slice(at)) {
        const one = await addAnimal(keeper, { sex: 'Male' })
        const other = await addAnimal(keeper, { sex: 'Male' })
        const edits = [await way(one, other), await counter(other, one)]
        const answers = await Promise.all(edits.map((edit) => edit()))
        const statuses = answers.map(({ status }) => (status === 201 ? 200 : status)).sort()
        expect(statuses, answers.map(({ text }) => text).join()).toEqual([200, 400])
      }
  })
})

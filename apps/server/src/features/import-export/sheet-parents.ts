import type { Sex } from '@clutchbook/domain/collection/collection.rules'
import type { SheetRemark } from '@clutchbook/domain/import-export/import-export.schema'
import { searchForm } from '@clutchbook/domain/kernel/text-order'
import type { BatchParent, NamedAnimal, Parented } from '../collection/collection.service.ts'
import type { ReadAnimal } from './sheet-animals.ts'

/** An animal of the keeper's or of the sheet, as a parent that someone may mean. */
type Candidate = { readonly parent: Exclude<BatchParent, null>; readonly sex: Sex }

/** The parents of each animal of a sheet, and what had to stay words. */
export type FoundParents = {
  readonly parents: readonly Parented[]
  readonly notes: readonly SheetRemark[]
}

const roles = [
  { of: 'father', name: 'fatherName', number: 'fatherId', sex: 'Male', word: 'male' },
  { of: 'mother', name: 'motherName', number: 'motherId', sex: 'Female', word: 'female' },
] as const

/**
 * Finds who is meant by a parent's row number, ID or name, among the keeper's animals and those of the sheet. An ID goes
 * before a name. Who can't be told for certain stays what the sheet says, as text; that is never a fault.
 */
export function findParents(animals: readonly ReadAnimal[], own: readonly NamedAnimal[]): FoundParents {
  const index = indexAll(animals, own)
  const notes: SheetRemark[] = []
  const parents = animals.map((animal, at) => {
    const find = (role: Role): BatchParent => {
      const { parent, note } = findParent(index, animal, at, role)
      if (note) notes.push({ row: animal.row, heading: null, message: note })
      return parent
    }
    return { father: find(roles[0]), mother: find(roles[1]) }
  })
  return { parents, notes }
}

type Role = (typeof roles)[number]
type Found = { readonly parent: BatchParent; readonly note?: string }

function findParent(index: Indexes, animal: ReadAnimal, at: number, role: Role): Found {
  const { name, number, sex, word } = role
  const fits = (found: readonly Candidate[] = []): Candidate[] =>
    found.filter(({ parent, sex: is }) => is === sex && !('at' in parent && parent.at === at))
  const [numbered] = fits(index.byNumber.get(animal.cell(number)))
  if (numbered) return { parent: numbered.parent }
  const told = animal.cell(name)
  const key = searchForm(told)
  const withId = fits(index.byId.get(key))
  const [found, another] = withId.length > 0 ? withId : fits(index.byName.get(key))
  if (another)
    return { parent: null, note: `Several animals are called "${told}", so that parent is kept as text` }
  if (found) return { parent: found.parent }
  const isKnown = index.byId.has(key) || index.byName.has(key)
  return isKnown
    ? { parent: null, note: `"${told}" is not ${word}, so that parent is kept as text` }
    : { parent: null }
}

type Index = Map<string, Candidate[]>
type Indexes = { readonly byNumber: Index; readonly byId: Index; readonly byName: Index }

function indexAll(animals: readonly ReadAnimal[], own: readonly NamedAnimal[]): Indexes {
  const [byNumber, byId, byName]: [Index, Index, Index] = [new Map(), new Map(), new Map()]
  const add = (index: Index, key: string, candidate: Candidate): void => {
    if (key === '') return
    const group = index.get(key)
    if (group) group.push(candidate)
    else index.set(key, [candidate])
  }
  for (const { id, name, customId, sex } of own) {
    const candidate: Candidate = { parent: { id }, sex }
    add(byId, searchForm(customId ?? ''), candidate)
    add(byName, searchForm(name), candidate)
  }
  for (const [at, { input, cell }] of animals.entries()) {
    if (!input) continue
    const candidate: Candidate = { parent: { at }, sex: input.sex ?? 'Unsexed' }
    add(byNumber, cell('id'), candidate)
    add(byId, searchForm(input.customId ?? ''), candidate)
    add(byName, searchForm(input.name), candidate)
  }
  return { byNumber, byId, byName }
}

import { animalNotFound } from '../../collection/collection.errors.ts'
import type { Animal } from '../../collection/collection.schema.ts'
import { mostGenerations } from '../../lineage/lineage.rules.ts'
import type { Ancestor, OffspringOfAnimal } from '../../lineage/lineage.schema.ts'
import { pedigreeOf } from '../../lineage/whole-pedigree.rules.ts'
import { cardOf, thumbOf } from './copied-animals.rules.ts'
import { newestFirst, pageOf } from './copied-pages.rules.ts'
import {
  type Asked,
  type Copied,
  type Copy,
  getRow,
  numberIn,
  onceFor,
  rowOf,
  rowsOf,
  whole,
} from './copy.ts'

/** The animal that a call is about. Throws 'not-found' as the server does. */
const getAnimal = (copy: Copy, { params }: Asked) =>
  getRow<Animal>(copy, 'animals', params.id, animalNotFound)

type Link = Pick<
  OffspringOfAnimal,
  'reptileId' | 'parentId' | 'breedingProjectId' | 'eggId' | 'clutchId' | 'hatchDate' | 'notes' | 'createdAt'
> & { readonly id: number }

/** The children of each animal that links tell of, and those whose own records name it. */
const childrenByParent = onceFor((copy) => {
  const children = new Map<number, Map<number, Link | null>>()
  const note = (parentId: number | null, childId: number, link: Link | null): void => {
    if (parentId === null) return
    const own = children.get(parentId) ?? new Map<number, Link | null>()
    children.set(parentId, own.set(childId, link ?? own.get(childId) ?? null))
  }
  for (const { id, fatherId, motherId } of rowsOf<Animal>(copy, 'animals')) {
    note(fatherId, id, null)
    note(motherId, id, null)
  }
  for (const link of rowsOf<Link>(copy, 'offspring')) note(link.parentId, link.reptileId, link)
  return children
})

/** The offspring of an animal, by links and by the parents of its children, newest first. */
export function listCopiedOffspring(copy: Copy, asked: Asked): Copied {
  const { id: parentId } = getAnimal(copy, asked)
  const children = [...(childrenByParent(copy).get(parentId) ?? [])].flatMap(([childId, link]) => {
    const child = rowOf<Animal>(copy, 'animals', childId)
    return child ? [{ id: childId, child, link }] : []
  })
  return pageOf(children, newestFirst, asked.query, ({ child, link }): OffspringOfAnimal => {
    const { breedingProjectId, eggId, clutchId, hatchDate, notes } = link ?? noLink
    return {
      ...{ breedingProjectId, eggId, clutchId, hatchDate, notes, parentId },
      id: link?.id ?? null,
      userId: child.userId,
      createdAt: link?.createdAt ?? child.createdAt,
      reptileId: child.id,
      isNamedParent: child.fatherId === parentId || child.motherId === parentId,
      reptile: cardOf(copy, child),
    }
  })
}

const noLink = { breedingProjectId: null, eggId: null, clutchId: null, hatchDate: null, notes: null } as const

/** An animal and all it descends from by the parents that records name, each once. */
function lineOf(copy: Copy, id: number): Animal[] {
  const line = new Map<number, Animal>()
  const wanted = [id]
  for (let next = wanted.pop(); next !== undefined; next = wanted.pop()) {
    const animal = line.has(next) ? undefined : rowOf<Animal>(copy, 'animals', next)
    if (!animal) continue
    line.set(next, animal)
    wanted.push(...[animal.fatherId, animal.motherId].filter((parent) => parent !== null))
  }
  return [...line.values()]
}

/** The pedigree of an animal. */
export function readCopiedPedigree(copy: Copy, asked: Asked): Copied {
  const { id, clutchId } = getAnimal(copy, asked)
  const clutch = rowOf<{ id: number; isParthenogenetic: boolean }>(copy, 'clutches', clutchId)
  const pedigree = pedigreeOf(lineOf(copy, id), id, {
    generations: numberIn(asked.query, 'generations') ?? mostGenerations,
    isParthenogenetic: clutch?.isParthenogenetic ?? false,
    photoOf: thumbOf,
  })
  return whole(pedigree)
}

/** The ancestors of an animal that are told in words, in the order in which they were added. */
export function listCopiedAncestors(copy: Copy, asked: Asked): Copied {
  const { id } = getAnimal(copy, asked)
  const ancestors = rowsOf<Ancestor>(copy, 'ancestors').filter(({ animalId }) => animalId === id)
  return whole(ancestors.sort((one, other) => one.id - other.id))
}

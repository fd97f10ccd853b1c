import { animalFields } from '../../../collection/collection.fields.ts'
import { archivedAfterSave, soldOnAfterSave } from '../../../collection/collection.rules.ts'
import type { Animal } from '../../../collection/collection.schema.ts'
import { type Copy, rowOf } from '../../copy/copy.ts'
import type { SyncedRecord } from '../../sync.schema.ts'
import {
  addedRow,
  type Body,
  bodyOf,
  type Draft,
  type EffectOf,
  idOf,
  idsIn,
  type Making,
  namesAs,
} from './draft.ts'
import { newOf, sentOf } from './written-fields.ts'

export const findAnimal = (copy: Copy, id: number | null): Animal | undefined =>
  rowOf<Animal>(copy, 'animals', id)

export const putAnimal = (draft: Draft, animal: Animal): void =>
  draft.put('animals', animal as unknown as SyncedRecord)

/** The names of some animals. */
export const namesOfAnimals = (copy: Copy, ids: readonly (number | null)[]): string =>
  namesAs(ids.map((id) => findAnimal(copy, id)?.name ?? ''))

/** An animal as a save leaves it: what is sold is in the archive, and has its day. */
function saved(animal: Animal, before: Animal | null, body: Body, { today }: Making): Animal {
  const soldOn = soldOnAfterSave(animal, { before, isStated: body.soldOn !== undefined, today })
  return { ...animal, soldOn, isArchived: archivedAfterSave(animal) }
}

const placeIn = ({ placeId }: Body): { placeId?: number | null } =>
  placeId === undefined ? {} : { placeId: placeId as number | null }

/** An animal that is added. */
export function makeAnimal(draft: Draft, body: Body, making: Making, clutchId: number | null = null): Animal {
  const own = { ...addedRow(making), placeId: null, clutchId, ...newOf(animalFields, body) }
  const animal = saved({ ...own, ...placeIn(body) } as unknown as Animal, null, body, making)
  putAnimal(draft, animal)
  return animal
}

const addAnimal: EffectOf = (draft, change, making) => {
  const { id, name } = makeAnimal(draft, bodyOf(change), making)
  return { answer: (copy) => findAnimal(copy, id), base: null, label: name }
}

const changeAnimal: EffectOf = (draft, change, making) => {
  const [before, body] = [findAnimal(draft, idOf(change)), bodyOf(change)]
  if (!before) return null
  putAnimal(
    draft,
    saved(
      { ...before, ...(sentOf(animalFields, body) as Partial<Animal>), ...placeIn(body) },
      before,
      body,
      making,
    ),
  )
  return { answer: (copy) => findAnimal(copy, before.id), base: before, label: before.name }
}

/** Sets some fields of one animal. */
const setting =
  (values: (body: Body) => Partial<Animal>): EffectOf =>
  (draft, change) => {
    const before = findAnimal(draft, idOf(change))
    if (!before) return null
    putAnimal(draft, { ...before, ...values(bodyOf(change)) })
    return { answer: (copy) => findAnimal(copy, before.id), base: before, label: before.name }
  }

/** Sets some fields of several animals; answers those that were otherwise. */
const settingSeveral =
  (values: (body: Body) => Partial<Animal>): EffectOf =>
  (draft, change) => {
    const [ids, set] = [idsIn(bodyOf(change)), values(bodyOf(change))]
    const animals = ids.flatMap((id) => findAnimal(draft, id) ?? [])
    if (animals.length < ids.length) return null
    const isOther = (animal: Animal): boolean =>
      Object.entries(set).some(([field, value]) => animal[field as keyof Animal] !== value)
    const changed = animals.filter(isOther)
    for (const animal of changed) putAnimal(draft, { ...animal, ...set })
    const answer = { ids: changed.map(({ id }) => id) }
    return { answer: () => answer, base: null, label: namesAs(animals.map(({ name }) => name)) }
  }

const archived = () => ({ isArchived: true })
const back = () => ({ isArchived: false })
const held = ({ isHoldback }: Body) => ({ isHoldback: isHoldback === true })

export const animalEffects = {
  'POST /api/animals': addAnimal,
  'PATCH /api/animals/{id}': changeAnimal,
  'POST /api/animals/{id}/archive': setting(archived),
  'POST /api/animals/{id}/unarchive': setting(back),
  'PATCH /api/animals/{id}/holdback': setting(held),
  'POST /api/animals/archive': settingSeveral(archived),
  'POST /api/animals/unarchive': settingSeveral(back),
  'PATCH /api/animals/holdback': settingSeveral(held),
} satisfies Record<string, EffectOf>

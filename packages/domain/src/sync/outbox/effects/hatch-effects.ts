import type { Animal } from '../../../collection/collection.schema.ts'
import { hatchlingName, hatchlingNote } from '../../../eggs/hatchling.rules.ts'
import type { SyncedEgg } from '../../copy/copied-breeding.rules.ts'
import { type Copy, rowOf } from '../../copy/copy.ts'
import type { SyncedRecord } from '../../sync.schema.ts'
import { findAnimal, makeAnimal } from './animal-effects.ts'
import { eggLabel, eggOf, findEgg, putEgg } from './breeding-effects.ts'
import {
  addedRow,
  type Body,
  bodyOf,
  type Draft,
  type EffectOf,
  idOf,
  type Making,
  namesAs,
} from './draft.ts'

type Pair = SyncedRecord & { readonly maleId: number | null; readonly femaleId: number | null }

/** What an animal carries of its parents, as the project of its egg tells them. */
function parentsOf(copy: Copy, { breedingProjectId }: SyncedEgg): Body {
  const pair = rowOf<Pair>(copy, 'breeding-projects', breedingProjectId)
  const [father, mother] = [findAnimal(copy, pair?.maleId ?? null), findAnimal(copy, pair?.femaleId ?? null)]
  return {
    ...{ fatherId: father?.id ?? null, fatherName: father?.name ?? null, fatherMorph: father?.morph ?? null },
    ...{ motherId: mother?.id ?? null, motherName: mother?.name ?? null, motherMorph: mother?.morph ?? null },
    species: mother?.species ?? father?.species,
  }
}

type Hatched = { readonly eggId: number; readonly animalId: number; readonly link: SyncedRecord }

/** Marks an egg, adds its animal and links the two. */
function hatch(draft: Draft, egg: SyncedEgg, body: Body, hatchDate: string, making: Making): Hatched {
  putEgg(draft, { ...egg, status: 'Hatched', hatchDate }, making)
  const { clutchId, breedingProjectId } = egg
  const animal = makeAnimal(
    draft,
    { ...parentsOf(draft, egg), dateOfBirth: hatchDate, source: 'Bred', ...body },
    making,
    clutchId,
  )
  const of = { reptileId: animal.id, parentId: null, breedingProjectId, eggId: egg.id, clutchId }
  const { version: _, ...own } = addedRow(making)
  const link = { ...own, ...of, hatchDate, notes: null }
  draft.put('offspring', link)
  return { eggId: egg.id, animalId: animal.id, link }
}

const answerOf =
  ({ eggId, animalId, link }: Hatched) =>
  (copy: Copy): unknown => ({ egg: eggOf(eggId)(copy), animal: findAnimal(copy, animalId), link })

const dayOf = (value: unknown, egg: SyncedEgg, { today }: Making): string =>
  typeof value === 'string' && value !== '' ? value : (egg.hatchDate ?? today)

/** What an animal is called and told of before anybody has named it. */
function unnamed(body: Body, { eggNumber }: SyncedEgg): Body {
  const producedBy = typeof body.producedBy === 'string' ? body.producedBy : null
  return {
    name: hatchlingName(producedBy, eggNumber),
    producedBy,
    notes: eggNumber === '' ? null : hatchlingNote(eggNumber),
    isHoldback: body.isHoldback === true,
    ...(typeof body.species === 'string' && body.species.trim() ? { species: body.species } : {}),
  }
}

const said = (body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([field, value]) => field !== 'id' && value !== undefined))

const hatchSeveral: EffectOf = (draft, change, making) => {
  const body = bodyOf(change)
  const { eggs, ended = [] } = body as { eggs: readonly Body[]; ended?: readonly Body[] }
  const hatched: Hatched[] = []
  const labels: string[] = []
  for (const one of eggs) {
    const egg = findEgg(draft, Number(one.id))
    if (!egg) return null
    labels.push(eggLabel(draft, egg))
    const own = { ...unnamed(body, egg), ...said(one) }
    hatched.push(hatch(draft, egg, own, dayOf(body.hatchDate, egg, making), making))
  }
  for (const { id, status } of ended) {
    const egg = findEgg(draft, Number(id))
    if (egg) putEgg(draft, { ...egg, status: status as SyncedEgg['status'] }, making)
  }
  return { answer: (copy) => hatched.map((one) => answerOf(one)(copy)), base: null, label: namesAs(labels) }
}

const hatchOne: EffectOf = (draft, change, making) => {
  const [egg, { hatchDate, ...body }] = [findEgg(draft, idOf(change)), bodyOf(change)]
  if (!egg) return null
  const hatched = hatch(draft, egg, said(body), dayOf(hatchDate, egg, making), making)
  return { answer: answerOf(hatched), base: null, label: (body as unknown as Animal).name }
}

export const hatchEffects = {
  'POST /api/eggs/hatch': hatchSeveral,
  'POST /api/eggs/{id}/hatchling': hatchOne,
} satisfies Record<string, EffectOf>

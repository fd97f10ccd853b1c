import { expect } from 'vitest'
import type { Visitor } from '../visitor.ts'
import { done, photoOf } from './taken-calls.ts'

const species = 'Python regius'

export type Family = { sire: number; dam: number; child: number }

/** Ancestors, genes and offspring of animals are added, changed and taken out. */
export async function changeFamily(keeper: Visitor, { sire, dam, child }: Family): Promise<void> {
  const ancestors = `/api/animals/${child}/ancestors`
  const photos = [await photoOf(72)]
  const ancestor = await done(keeper.post(ancestors, { relation: 'ancestor', name: 'Coal', photos }))
  await done(
    keeper.patch(`${ancestors}/${ancestor}`, {
      name: 'Old Coal',
      photos: [...photos, await photoOf(73)],
    }),
  )
  await done(keeper.remove(`${ancestors}/${ancestor}`))
  await changeGenotype(keeper, child)
  const genotype = { entries: [] }
  const late = await done(keeper.post('/api/animals', { name: 'Late', species, genotype }))
  for (const parent of [sire, dam]) {
    const link = await done(keeper.post(`/api/animals/${parent}/offspring`, { reptileId: late }))
    await done(keeper.remove(`/api/animals/${parent}/offspring/${link}`))
  }
}

async function changeGenotype(keeper: Visitor, animal: number): Promise<void> {
  const path = `/api/animals/${animal}/genotype`
  const entries = [{ gene: 'bp-clown', copies: 1, evidence: 'stated' }]
  expect((await keeper.put(path, { entries, writeMorph: true })).status).toBe(200)
  await done(keeper.remove(path))
}

import { changePlan, readPlansOf, removePlan, type ShownPlan } from './plan.queries.ts'
import { planBodyAgain } from './plan-again.ts'

/**
 * Takes plans back that were set for several animals: those that took the place of others say again what these said, unless
 * somebody has changed them since, and the new ones go. `before` are the plans as they were.
 */
export async function takePlansBack(ids: readonly number[], before: readonly ShownPlan[]): Promise<void> {
  const set = new Set(ids)
  const replaced = before.filter(({ id }) => set.has(id))
  for (const plan of await changedAmong(replaced)) {
    await changePlan(plan.id, planBodyAgain(plan), plan.version + 1)
  }
  const kept = new Set(replaced.map(({ id }) => id))
  for (const id of ids) if (!kept.has(id)) await removePlan(id)
}

/** Those of some plans that were changed; one that said the same already was not. */
async function changedAmong(replaced: readonly ShownPlan[]): Promise<ShownPlan[]> {
  const [first] = replaced
  if (!first) return []
  const animals = replaced.flatMap(({ animalId }) => animalId ?? [])
  const now = new Map((await readPlansOf(first.kind, animals)).map((plan) => [plan.id, plan]))
  return replaced.filter(({ id, version }) => now.get(id)?.version !== version)
}

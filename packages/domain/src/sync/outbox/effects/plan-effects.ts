import { feederFields } from '../../../husbandry/feeder.fields.ts'
import { planFields } from '../../../husbandry/plan.fields.ts'
import { type Copy, rowOf } from '../../copy/copy.ts'
import type { SyncedRecord } from '../../sync.schema.ts'
import { namesOfAnimals } from './animal-effects.ts'
import { type Body, bodyOf, type EffectOf, idOf, idsIn } from './draft.ts'
import { newOf, sentOf } from './written-fields.ts'

type SyncedPlan = SyncedRecord & { readonly animalId: number | null; readonly terms: Body | null }

/** What a plan says beside its plain fields, as far as it was sent. */
const termsIn = (body: Body): Body =>
  Object.fromEntries(
    ['weekdays', 'times', 'food', 'dose', 'scope', 'pauses', 'of'].flatMap((name) =>
      body[name] === undefined ? [] : [[name, body[name]]],
    ),
  )

const noTerms: Body = { weekdays: [], times: [], food: null, dose: null, scope: null, pauses: [], of: null }

/** When it is due next is told once the server has it. */
const untold = { state: 'upcoming', from: null, to: null, time: null, reasons: [] }

function planOf(id: number) {
  return (copy: Copy): unknown => {
    const { terms, ...plan } = rowOf<SyncedPlan>(copy, 'plans', id) ?? { terms: null }
    return { ...plan, ...noTerms, ...terms, next: untold }
  }
}

const putPlans: EffectOf = (draft, change, making) => {
  const body = bodyOf(change)
  const [animals, places] = [idsIn(body, 'animalIds'), idsIn(body, 'placeIds')]
  const subjects = [
    ...animals.map((animalId) => ({ animalId, placeId: null })),
    ...places.map((placeId) => ({ animalId: null, placeId })),
  ]
  const ids = subjects.map((subject) => {
    const own = { id: making.number(), userId: making.userId, version: 1, createdAt: making.moment }
    const fields = { startsOn: making.today, ...newOf(planFields, body) }
    draft.put('plans', { ...own, ...subject, ...fields, terms: { ...noTerms, ...termsIn(body) } })
    return own.id
  })
  const answer = { ids, created: ids.length }
  return { answer: () => answer, base: null, label: namesOfAnimals(draft, animals) }
}

const changePlan: EffectOf = (draft, change) => {
  const [before, body] = [rowOf<SyncedPlan>(draft, 'plans', idOf(change)), bodyOf(change)]
  if (!before) return null
  const terms = { ...noTerms, ...before.terms, ...termsIn(body) }
  draft.put('plans', { ...before, ...sentOf(planFields, body), terms })
  const { terms: _, ...plain } = before
  const base = { ...plain, ...noTerms, ...before.terms }
  return { answer: planOf(before.id), base, label: namesOfAnimals(draft, [before.animalId]) }
}

type SyncedFeeder = SyncedRecord & { readonly prey: string; readonly count: number }

const moveStock: EffectOf = (draft, change) => {
  const before = rowOf<SyncedFeeder>(draft, 'feeders', idOf(change))
  if (!before) return null
  const { why, change: pieces, count } = bodyOf(change)
  const now = why === 'counted' ? Number(count) : before.count + Number(pieces)
  const feeder = { ...before, ...sentOf(feederFields, { count: now }) }
  draft.put('feeders', feeder)
  return { answer: () => ({ ...feeder, isLow: false }), base: null, label: before.prey }
}

export const planEffects = {
  'PUT /api/plans': putPlans,
  'PATCH /api/plans/{id}': changePlan,
  'POST /api/feeders/{id}/stock': moveStock,
} satisfies Record<string, EffectOf>

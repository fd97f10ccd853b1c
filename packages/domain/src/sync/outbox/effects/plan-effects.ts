import { feederFields } from '../../../husbandry/feeder.fields.ts'
import { blankTerms, planFields } from '../../../husbandry/plan.fields.ts'
import { planKeys } from '../../../husbandry/plan.rules.ts'
import type { ShownPlan } from '../../../husbandry/plan.schema.ts'
import type { Next, PlanTerms } from '../../../husbandry/plan.ts'
import { shownPlanOf } from '../../../husbandry/plan-schedule.rules.ts'
import { plansReplaced, subjectKey, subjectsOf } from '../../../husbandry/plan-subjects.rules.ts'
import { byId, type SyncedPlan, toRow } from '../../copy/copied-plans.rules.ts'
import { rowOf, rowsOf } from '../../copy/copy.ts'
import type { SyncedRecord } from '../../sync.schema.ts'
import { namesOfAnimals } from './animal-effects.ts'
import { addedRow, type Body, bodyOf, type EffectOf, idOf, idsIn, type Making } from './draft.ts'
import { newOf, sentOf } from './written-fields.ts'

const termNames = ['weekdays', 'times', 'food', 'dose', 'scope', 'pauses', 'of'] as const

/** What a plan says beside its plain fields, as far as it was sent. */
const termsIn = (body: Body): Partial<PlanTerms> =>
  Object.fromEntries(termNames.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])))

/** When it is due next is told once the server has it. */
const untold: Next = { state: 'upcoming', from: null, to: null, time: null, reasons: [] }

function shownOf(plan: SyncedPlan): ShownPlan {
  const row = toRow(plan)
  return shownPlanOf(row, row.plan, untold)
}

/** What a new plan says, whomever it is of. */
function statedIn(body: Body, { today }: Making): Pick<SyncedPlan, 'kind' | 'title' | 'terms'> {
  const fields = newOf(planFields, { ...body, startsOn: body.startsOn ?? today })
  return { ...fields, terms: { ...blankTerms, ...termsIn(body) } } as unknown as SyncedPlan
}

const putPlans: EffectOf = (draft, change, making) => {
  const body = bodyOf(change)
  const animalIds = idsIn(body, 'animalIds')
  const subjects = subjectsOf({ animalIds, placeIds: idsIn(body, 'placeIds') })
  const stated = statedIn(body, making)
  const keys = new Set(subjects.map(subjectKey))
  const there = rowsOf<SyncedPlan>(draft, 'plans').filter((plan) => keys.has(subjectKey(plan)))
  const replaced = plansReplaced(there.sort(byId).map(toRow), planKeys({ ...stated, ...stated.terms }))
  const ids = subjects.map((subject) => {
    // Also one that takes the place of another uses up a number, so that the others keep theirs where that one goes.
    const made = addedRow(making)
    const { id, userId, version, createdAt } = replaced.get(subjectKey(subject)) ?? made
    draft.put('plans', { ...stated, ...subject, id, userId, version, createdAt } as SyncedRecord)
    return id
  })
  const answer = { ids, created: ids.length - replaced.size }
  return { answer: () => answer, base: null, label: namesOfAnimals(draft, animalIds) }
}

const changePlan: EffectOf = (draft, change) => {
  const [before, body] = [rowOf<SyncedPlan>(draft, 'plans', idOf(change)), bodyOf(change)]
  if (!before) return null
  const plan = { ...before, ...sentOf(planFields, body), terms: { ...before.terms, ...termsIn(body) } }
  draft.put('plans', plan as unknown as SyncedRecord)
  const label = namesOfAnimals(draft, [before.animalId])
  return { answer: () => shownOf(plan), base: shownOf(before), label }
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

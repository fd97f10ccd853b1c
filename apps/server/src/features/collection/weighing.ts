import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { refusedWithin } from '@clutchbook/domain/kernel/domain-error'
import type { WeightUnit } from '@clutchbook/domain/kernel/units'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow, meantAt } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { listWeighedAfter } from './animal-records.repository.ts'
import { draftOf, ensureMeaning, type RecordDraft } from './record-drafts.ts'
import { ofAnimal } from './record-subject.ts'
import { writeRecords } from './record-writing.ts'

/** What own animals weigh on a day. */
type Weighing = {
  readonly day: CivilDay
  readonly weights: readonly {
    readonly animalId: number
    readonly amount: number
    readonly unit: WeightUnit
  }[]
  /** Each weight becomes the animal's own, unless a later one is written down. */
  readonly takesWeight: boolean
}

/**
 * Makes what writes down the weights of own animals in a transaction that does more; it answers the numbers of the
 * records, and throws 'not-valid' naming `weights` for one that is no weight.
 */
export const createWeighing =
  ({ clock }: { readonly clock: Clock }) =>
  async (tx: Tx, actor: Actor, { day, weights, takesWeight }: Weighing): Promise<number[]> => {
    if (weights.length === 0) return []
    const { keeperId } = actor
    const now = meantAt(clock, actor)
    const animalIds = weights.map(({ animalId }) => animalId)
    const later = takesWeight ? await listWeighedAfter(tx, keeperId, animalIds, day) : new Set()
    const records = weights.map(({ animalId, amount, unit }) => {
      const weight = { recordType: 'weight', recordDate: day, measurement: String(amount), unit }
      const updateAnimalWeight = takesWeight && !later.has(animalId)
      const draft = draftOf({ ...weight, updateAnimalWeight }, now)
      ensureWeight(draft)
      return { ...ofAnimal(animalId), ...draft }
    })
    const rows = await writeRecords(tx, { keeperId, createdAt: isoNow(clock) }, records)
    return rows.map(({ id }) => id)
  }

function ensureWeight(draft: RecordDraft): void {
  try {
    ensureMeaning(draft)
  } catch (error) {
    throw refusedWithin(error, 'measurement', 'weights')
  }
}

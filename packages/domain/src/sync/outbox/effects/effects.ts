import type { Copy } from '../../copy/copy.ts'
import type { Change, Outbox } from '../outbox.ts'
import type { OutboxEntry, QueuedAddress } from '../outbox-entry.ts'
import { waitingNumber } from '../waiting-numbers.ts'
import { animalEffects } from './animal-effects.ts'
import { breedingEffects } from './breeding-effects.ts'
import { draftOf, type EffectOf, type Making } from './draft.ts'
import { eventEffects } from './event-effects.ts'
import { hatchEffects } from './hatch-effects.ts'
import { planEffects } from './plan-effects.ts'
import { recordEffects } from './record-effects.ts'

/** What each call that may wait does to a copy. A file is no record, and shows nowhere until its record has it. */
const effects: Readonly<Record<QueuedAddress, EffectOf>> = {
  ...animalEffects,
  ...recordEffects,
  ...breedingEffects,
  ...hatchEffects,
  ...eventEffects,
  ...planEffects,
  'POST /api/media': () => null,
}

/** Whose changes are made, and the keeper's day and time of a moment. */
export type Keeper = {
  readonly userId: number
  readonly dayOf: (moment: string) => { readonly today: string; readonly clock: string }
}

const makingOf = ({ userId, dayOf }: Keeper, moment: string, number: () => number): Making => ({
  userId,
  moment,
  ...dayOf(moment),
  number,
})

/** What a device answers to a change in place of the server, and what the entry keeps of it. */
export type StandIn = Pick<OutboxEntry, 'answer' | 'base' | 'label' | 'made'>

/** What a change would do and answer; null where the device can't tell. `copy` has in it what waits already. */
export function standInFor(
  copy: Copy,
  { numbered }: Outbox,
  change: Change,
  { keeper, moment }: { readonly keeper: Keeper; readonly moment: string },
): StandIn | null {
  const draft = draftOf(copy)
  const made: number[] = []
  const number = (): number => {
    const next = waitingNumber(numbered + made.length)
    made.push(next)
    return next
  }
  const effect = effects[change.address](draft, change, makingOf(keeper, moment, number))
  if (!effect) return null
  const { base, label } = effect
  return { answer: effect.answer({ of: draft.of }), base, label, made }
}

/** A copy with all that waits in it. An entry whose record is there no more changes nothing. */
export function withWaiting(copy: Copy, entries: readonly OutboxEntry[], keeper: Keeper): Copy {
  if (entries.length === 0) return copy
  const draft = draftOf(copy)
  for (const entry of entries) {
    const left = [...entry.made]
    const number = (): number => left.shift() ?? 0
    effects[entry.address]?.(draft, entry, makingOf(keeper, entry.writtenAt, number))
  }
  return { of: draft.of }
}

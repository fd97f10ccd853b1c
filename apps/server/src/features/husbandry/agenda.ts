import {
  type DigestPlan,
  digestMessage,
  digestTitle,
  isDigestDue,
  namesWords,
  nextLook,
  timedTitle,
} from '@clutchbook/domain/husbandry/digest.rules'
import { feederName } from '@clutchbook/domain/husbandry/feeder.rules'
import type { Next } from '@clutchbook/domain/husbandry/plan'
import type { PlanSchedule } from '@clutchbook/domain/husbandry/plan-schedule.rules'
import { walkingKey } from '@clutchbook/domain/husbandry/walking-order.rules'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import { momentOf, type TimeOfDay } from '@clutchbook/domain/kernel/time-zone'
import type { PlaceTree } from '@clutchbook/domain/places/place-tree'
import { type Clock, isoNow, keeperNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { forEachKeeper } from '../../platform/for-each-keeper.ts'
import { getTimeZone } from '../calendar/calendar.service.ts'
import { readPlaceTree } from '../places/places.service.ts'
import { type Agenda, changeAgenda, findWaiting, listKeepersToLookAt } from './agenda.repository.ts'
import { readPlanning, type ScheduledPlan } from './plan-reading.ts'
import type { RecordReadings } from './record-readings.ts'
import { readSettings } from './settings.ts'
import { planOf as planSaid } from './stored-plan.ts'
import { readLow } from './thaw-reading.ts'
import { readWatch } from './watch-reading.ts'

/** What a keeper is told, and the page that it leads to. */
export type Telling = { readonly title: string; readonly message: string; readonly to: string }

/** Keeps what a keeper is told, in the transaction that counts it as told. */
export type Tell = (tx: Tx, keeperId: number, tellings: readonly Telling[]) => Promise<void>

export type AgendaDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly readings: RecordReadings
  /** Told of a keeper whose agenda could not be looked at this time. */
  readonly report: (error: unknown) => void
}

const leadsTo = '/today'

/** A plan that is to be done and that the keeper wants to hear of. */
type Owed = Pick<ScheduledPlan, 'held'> &
  Pick<PlanSchedule, 'plan'> & { readonly next: Next & { readonly state: 'due' | 'overdue' } }

/**
 * When keepers are told of the work of the day (HUS-30). The agenda of each carries the moment of the next look, as events
 * carry that of their reminder: what is told and the moment that follows are written in one transaction under the keeper's
 * lock, so any number of processes may look at once (0014).
 */
export function createAgenda({ db, transact, clock, report, readings }: AgendaDependencies) {
  const lookFor = (keeperId: number, tell: Tell): Promise<void> =>
    transact(async (tx) => {
      await bumpDataVersion(tx, keeperId)
      const agenda = await findWaiting(tx, keeperId, isoNow(clock))
      if (!agenda) return
      const timeZone = await getTimeZone(tx, keeperId)
      const settings = await readSettings(tx, keeperId)
      const tree = await readPlaceTree(tx, keeperId)
      const now = { ...keeperNow(clock, timeZone), restDays: settings.restDays, tree }
      const { stored, scheduled } = await readPlanning(tx, keeperId, {}, now, readings.answering)
      const plans = scheduled.filter((one) => one.schedule.plan.remind)
      const view: View = { timeZone, today: now.day, now: clock.now() }
      const digestPlan = planOf(agenda, { isOn: settings.digest, at: settings.digestAt }, view)
      const owed = owedOf(plans, tree)
      const isDue = isDigestDue(digestPlan, view.today, timeZone, view.now)
      const digestTold = isDue
        ? digestOf(owed, {
            watched: await readWatch(tx, keeperId, { day: now.day, settings }, readings.alarms),
            low: (await readLow({ db: tx, clock, readings }, { keeperId, timeZone })).map(feederName),
          })
        : null
      const tellings = [timedOf(owed, agenda.seenAt, view), digestTold].filter((one) => one !== null)
      if (tellings.length > 0) await tell(tx, keeperId, tellings)
      const from = isDue ? addDays(view.today, 1) : digestPlan.from
      // Those of a place that nobody is in, too: whoever moves in is told of at its times.
      const times = stored.map(planSaid).flatMap(({ isOn, remind, times }) => (isOn && remind ? times : []))
      const next = nextLook({ ...digestPlan, from }, [...new Set(times)], view.today, timeZone, view.now)
      await changeAgenda(tx, {
        ...{ keeperId, lookAt: next.toISOString(), seenAt: view.now.toISOString() },
        ...{ digestOn: from, toldOn: digestTold ? view.today : agenda.toldOn },
      })
    })

  return {
    /** Tells all keepers what is due to be told by now. */
    tellDue: (tell: Tell): Promise<void> =>
      forEachKeeper(
        (except) => listKeepersToLookAt(db, isoNow(clock), except),
        (keeperId) => lookFor(keeperId, tell),
        report,
      ),
  }
}

/** Where and when a keeper is looked at. */
type View = { readonly timeZone: string; readonly today: string; readonly now: Date }

/** The digest that a keeper waits for. Whoever begins to plan after its hour has the first one on the next day. */
function planOf(
  { digestOn }: Agenda,
  digest: Pick<DigestPlan, 'isOn' | 'at'>,
  { timeZone, today, now }: View,
): DigestPlan {
  const hasCome = momentOf(today, digest.at, timeZone) <= now
  return { ...digest, from: digestOn ?? (hasCome ? addDays(today, 1) : today) }
}

/** What is to be done of plans, in the order in which a keeper walks. */
function owedOf(plans: readonly ScheduledPlan[], tree: PlaceTree): Owed[] {
  const owed = plans.flatMap(({ held, schedule: { plan, next } }) => {
    const { state } = next
    const isOwed = state === 'due' || state === 'overdue'
    return isOwed ? [{ key: walkingKey(held, tree), one: { held, plan, next: { ...next, state } } }] : []
  })
  return owed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ one }) => one)
}

/** Whom it is about; of a place without a number of an animal. */
type Named = { readonly animalId: number | null; readonly name: string }

/** The names of animals and places, each once. */
const namesOf = (animals: readonly Named[]): string[] => [
  ...new Map(animals.map(({ animalId, name }) => [animalId ?? name, name])).values(),
]

const animalOf = ({ held: { animalId, name } }: Owed): Named => ({ animalId, name })

/** What a digest tells beside work: whom to watch, and what is low in stock. */
type Beside = { readonly watched: readonly Named[]; readonly low: readonly string[] }

/** What is told once a day: all that is to be done but what has times of its own, and what else there is; null where there is nothing. */
function digestOf(owed: readonly Owed[], { watched, low }: Beside): Telling | null {
  const work = owed.filter(({ plan }) => plan.times.length === 0)
  const title = digestTitle(
    work.map(({ plan: { kind }, next: { state } }) => ({ kind, state })),
    watched.length,
    low.length,
  )
  const animals = namesOf([...work.map(animalOf), ...watched])
  return title === null ? null : { title, message: digestMessage(animals, low), to: leadsTo }
}

/** What is told at times of plans that have come since the last look, as one; null where none has. */
function timedOf(
  owed: readonly Owed[],
  seenAt: string | null,
  { today, timeZone, now }: View,
): Telling | null {
  if (seenAt === null) return null
  const hasCome = (time: TimeOfDay): boolean => {
    const moment = momentOf(today, time, timeZone)
    return moment.toISOString() > seenAt && moment <= now
  }
  const come = owed.flatMap((one) => {
    const { time } = one.next
    const last = time === null ? undefined : one.plan.times.filter((at) => at >= time && hasCome(at)).at(-1)
    return last === undefined ? [] : [{ ...one, last }]
  })
  const latest = come
    .map(({ last }) => last)
    .sort()
    .at(-1)
  if (latest === undefined) return null
  return {
    title: timedTitle(
      latest,
      come.map(({ plan }) => plan.kind),
    ),
    message: namesWords(namesOf(come.map(animalOf))),
    to: leadsTo,
  }
}

import { measuredPlaceNotFound } from '@clutchbook/domain/incubation/readings.errors'
import {
  type MeasuredPlace,
  type Reading,
  readableSpan,
  readingLimits,
  readReading,
} from '@clutchbook/domain/incubation/readings.rules'
import type { Chart, ChartQuery, StoredReadings } from '@clutchbook/domain/incubation/readings.schema'
import type { Actor } from '../../platform/actor.ts'
import { isoNow } from '../../platform/clock.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import { getBox } from './boxes.ts'
import { getIncubator, type IncubatorsDependencies } from './incubators.ts'
import { readChart } from './reading-chart.ts'
import { forgetPlace, isMeasurable, listGonePlaces } from './reading-places.repository.ts'
import { storeReadings } from './reading-storing.ts'

const daySeconds = 24 * 60 * 60

const keyOf = ({ kind, id }: MeasuredPlace): string => `${kind} ${id}`

/** The readings of a call, and why others of it are none, by their place in it. */
function judged(sent: readonly unknown[], now: Date) {
  const span = readableSpan(now)
  const readings: Reading[] = []
  const refused: StoredReadings['refused'] = []
  for (const [index, one] of sent.entries()) {
    const read = readReading(one, span)
    if (typeof read === 'string') refused.push({ index, reason: read })
    else readings.push(read)
  }
  return { readings, refused }
}

/** What is measured in incubators and boxes (CLU-22, CLU-25). A foreign place is 'not-found'. */
export function createReadings({ db, transact, clock }: IncubatorsDependencies) {
  const chartOf = async (
    { keeperId }: Actor,
    place: MeasuredPlace,
    { from, to, points }: ChartQuery,
  ): Promise<Chart> => {
    const { latest } = readableSpan(clock.now())
    const end = to ?? Math.max(latest, (from ?? 0) + 1)
    const range = { from: from ?? end - readingLimits.usualDays * daySeconds, to: end }
    return { points: await readChart(db, keeperId, place, { range, points }) }
  }

  return {
    /** Keeps readings, each judged by itself. Throws 'not-found' where one names a place that is not the keeper's. */
    send: (actor: Actor, sent: readonly unknown[]): Promise<StoredReadings> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const { readings, refused } = judged(sent, clock.now())
        let [stored, known] = [0, 0]
        for (const some of Map.groupBy(readings, ({ place }) => keyOf(place)).values()) {
          const place = some[0]?.place
          if (!place) continue
          if (!(await isMeasurable(tx, keeperId, place))) throw measuredPlaceNotFound(place)
          const done = await storeReadings(tx, { keeperId, place, createdAt: isoNow(clock) }, some)
          stored += done.stored
          known += done.known
        }
        return { stored, known, refused }
      }),

    /** Forgets what was measured in places that have left the trash for good. */
    sweep: async (): Promise<void> => {
      for (const gone of await listGonePlaces(db)) await transact((tx) => forgetPlace(tx, gone))
    },

    ofIncubator: async (actor: Actor, id: number, query: ChartQuery): Promise<Chart> => {
      await getIncubator(db, actor, id)
      return chartOf(actor, { kind: 'incubator', id }, query)
    },

    ofBox: async (actor: Actor, id: number, query: ChartQuery): Promise<Chart> => {
      await getBox(db, actor, id)
      return chartOf(actor, { kind: 'box', id }, query)
    },
  }
}

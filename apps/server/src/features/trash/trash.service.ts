import type { PageQuery } from '@clutchbook/domain/kernel/paging'
import { leavesTrashAt, type TrashKind } from '@clutchbook/domain/trash/trash.rules'
import type { Trashed } from '@clutchbook/domain/trash/trash.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { BillingService } from '../billing/billing.service.ts'
import type { BreedingService } from '../breeding/breeding.service.ts'
import type { CalendarService } from '../calendar/calendar.service.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import { type KeepInTrash, type LeaveRecord, leaveUncounted } from '../collection/removal.hooks.ts'
import type { EggsService } from '../eggs/eggs.service.ts'
import type { IncubationService } from '../incubation/incubation.service.ts'
import type { LineageService } from '../lineage/lineage.service.ts'
import { addressOf, type MediaService } from '../media/media.service.ts'
import { createLeavePlace } from '../places/places.service.ts'
import type { SeasonService } from '../season/season.service.ts'
import { takeSnapshots } from './deletion-snapshot.ts'
import { createDependencyReplay, type LeaveOf, writtenDown } from './dependency-replay.ts'
import { mainTableOf } from './foreign-key-map.ts'
import { createPurging } from './purging.ts'
import { createRestoring } from './restoring.ts'
import { removeRow } from './snapshots.repository.ts'
import { createEntries, type ListedEntry, listEntries } from './trash.repository.ts'

export type TrashDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly billing: BillingService
  readonly media: MediaService
  readonly collection: CollectionService
  readonly lineage: LineageService
  readonly breeding: BreedingService
  readonly eggs: EggsService
  readonly incubation: IncubationService
  readonly season: SeasonService
  readonly calendar: CalendarService
  /** Told of a keeper whose old entries could not be removed this time. */
  readonly report: (error: unknown) => void
}

/** A page of the trash; `next` is the cursor of the following one. */
export type TrashPage = { readonly entries: Trashed[]; readonly next: string | null }

/** What a keeper deleted, for 30 days. */
export function createTrashService(dependencies: TrashDependencies) {
  const { db, clock } = dependencies
  const dependencyReplay = createDependencyReplay(createLeaveOf(dependencies), clock)

  const keep: KeepInTrash = async (tx, what, leave) => {
    const { kind, keeperId, records } = what
    const leaving = { keeperId, table: mainTableOf(kind), ids: records.map(({ id }) => id) }
    const snapshots = await takeSnapshots(tx, leaving, leave)
    const same = { keeperId, kind, removedAt: isoNow(clock) }
    const entries = records.flatMap(({ id: recordId, mediaId = null, ...shown }) => {
      const snapshot = snapshots.get(recordId)
      return snapshot ? [{ ...same, recordId, mediaId, ...shown, ...writtenDown(snapshot) }] : []
    })
    await createEntries(tx, entries)
  }

  return {
    keep,
    ...createRestoring({ ...dependencies, dependencyReplay }),
    ...createPurging({ ...dependencies, dependencyReplay }),

    list: async ({ keeperId }: Actor, query: PageQuery): Promise<TrashPage> => {
      const { rows, next } = await listEntries(db, keeperId, query)
      return { entries: rows.map(toTrashed), next }
    },
  }
}

export type TrashService = ReturnType<typeof createTrashService>

/** Areas that count their records, or have more to let go than a row, say how; a record of any other kind is a row. */
function createLeaveOf({
  clock,
  collection,
  lineage,
  breeding,
  incubation,
  eggs,
  season,
  calendar,
}: TrashDependencies): LeaveOf {
  const own: Readonly<Partial<Record<TrashKind, LeaveRecord>>> = {
    animals: collection.leave,
    records: collection.records.leave,
    ancestors: lineage.ancestors.leave,
    'breeding-projects': breeding.leave,
    eggs: eggs.leave,
    clutches: eggs.clutches.leave,
    'season-facts': season.facts.leave,
    events: calendar.leave,
    incubators: incubation.incubators.leave,
    boxes: incubation.boxes.leave,
    places: createLeavePlace(clock),
  }
  return (kind) => own[kind] ?? leaveUncounted((...record) => removeRow(mainTableOf(kind), ...record))
}

const toTrashed = ({
  kind,
  recordId,
  label,
  note,
  mediaId,
  removedAt,
  removedVia,
}: ListedEntry): Trashed => ({
  kind,
  id: recordId,
  label,
  note,
  photo: mediaId === null ? null : addressOf(mediaId),
  removedAt,
  removedVia,
  leavesAt: leavesTrashAt(removedAt),
})

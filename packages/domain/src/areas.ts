import { breedingArea } from './breeding/breeding.area.ts'
import { calendarArea } from './calendar/calendar.area.ts'
import { clutchLogArea } from './clutches/clutch-log.area.ts'
import { clutchesArea } from './clutches/clutches.area.ts'
import { collectionArea } from './collection/collection.area.ts'
import { eggsArea } from './eggs/eggs.area.ts'
import { geneticsArea } from './genetics/genetics.area.ts'
import { feedersArea } from './husbandry/feeders.area.ts'
import { husbandryArea } from './husbandry/husbandry.area.ts'
import { incubationArea } from './incubation/incubation.area.ts'
import { houseKinds, type KeeperKind, type RecordKind } from './kernel/record-kinds.ts'
import { lineageArea } from './lineage/lineage.area.ts'
import { labelsArea } from './places/labels.area.ts'
import { placesArea } from './places/places.area.ts'
import { seasonArea } from './season/season.area.ts'
import { isLogged, type LoggedKind } from './sync/sync.rules.ts'

/**
 * Every area of records; a new one is one line here. Records stand after those that they point to, because an archive
 * is read and the trash is emptied in this order. The wire, archives, the trash and the checks follow from this list.
 */
export const recordAreas = [
  feedersArea,
  placesArea,
  collectionArea,
  breedingArea,
  incubationArea,
  clutchesArea,
  eggsArea,
  clutchLogArea,
  seasonArea,
  lineageArea,
  geneticsArea,
  calendarArea,
  husbandryArea,
  labelsArea,
] as const

/** Every kind of record that a keeper writes, with its table. */
export const recordTables = recordAreas.flatMap<(typeof recordAreas)[number]['records'][number]>(
  ({ records }) => records,
)

/** The kinds by their words. */
export const keeperKinds: readonly KeeperKind[] = recordTables.map(({ kind }) => kind)

type LoggedTable = (typeof recordTables)[number] & { readonly kind: LoggedKind }

/** Every kind of record that the change log tells of and a device keeps, with its table. */
export const loggedTables = recordTables.filter((table): table is LoggedTable => isLogged(table.kind))

/** The same by their words. */
export const loggedKinds: readonly LoggedKind[] = loggedTables.map(({ kind }) => kind)

/** All kinds that calls show and change. */
export const recordKinds: readonly RecordKind[] = [...keeperKinds, ...houseKinds]

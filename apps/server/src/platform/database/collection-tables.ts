import type { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import type { animalFields } from '@clutchbook/domain/collection/collection.fields'
import type { TableOf } from '@clutchbook/domain/kernel/record-fields'
import type { Generated } from 'kysely'
import type { Flag, Moment } from './stored-values.ts'

export type MediaTable = {
  id: Generated<number>
  keeperId: number
  /** Of the stored bytes: the same picture is stored once for each keeper. */
  sha256: string
  /** Names the files. New for each upload, so that removing one medium can't take the files of its successor. */
  storageKey: string
  kind: 'image' | 'video'
  contentType: string
  width: number | null
  height: number | null
  bytes: number
  /** How many places show it; at 0 it is swept after a day. */
  uses: number
  /** How often the same content came; tells whether it came again since someone looked. */
  arrivals: number
  createdAt: Moment
}

export type AnimalTable = TableOf<typeof animalFields, Flag> & {
  id: Generated<number>
  keeperId: number
  version: number
  createdAt: Moment
  /** The photo that stands for the animal in lists; never a video. */
  profileMediaId: number | null
  /** Name, species and morph as they are searched. */
  searchText: string
  /** The custom ID as people count; begins with 1 for animals without one, so that they sort last. */
  customIdKey: string
  /** The day of the last meal; '' where none is written down, so that such come before all that ate. */
  lastFedOn: Generated<string>
  /** Where it is, as its latest move says; null for nowhere, and while that place is gone. */
  placeId: Generated<number | null>
  /** The clutch that it came out of, as its links tell. */
  clutchId: Generated<number | null>
  /** Another one after each change of the animal's records; '' before the first. */
  recordsTag: Generated<string>
  /** The weight in grams; -1 where none is known, so that such come after all others. */
  weightGrams: Generated<number>
}

export type GalleryRole = 'own' | 'father' | 'mother'

export type AnimalMediaTable = {
  animalId: number
  keeperId: number
  role: GalleryRole
  position: number
  mediaId: number
}

/** Something written down about an animal or a place: a feeding, a weight, a cleaning, anything. */
export type AnimalRecordTable = TableOf<typeof recordFields, Flag> & {
  id: Generated<number>
  keeperId: number
  /** The animal that it is of; null of a record of a place. */
  animalId: number | null
  /** The place that it is of; null of a record of an animal. */
  placeId: Generated<number | null>
  version: number
  createdAt: Moment
  /** The type as types are compared. */
  typeKey: string
  /** The day of a meal; null for what is none. */
  mealOn: string | null
  /** What was done in fields of its kind, as a JSON object; they are only ever read together. */
  data: string | null
  /** The outcome that the data tell. */
  outcome: string | null
  /** The kind of a condition that lasts; null of any other record. */
  openKind: string | null
  /** The place that a move leads to, 0 for nowhere; null of any other record. */
  movedTo: number | null
  /** What the record did elsewhere, as JSON, so that it can be taken back. */
  effects: string | null
}

/** A record that is gone and had a name from the program that sent it, which must not be written again. */
export type GoneRecordTable = {
  keeperId: number
  clientId: string
  /** The number of its animal, which may be gone too; 0 of a record of a place. */
  ofAnimal: number
  /** The number of its place, which may be gone too. */
  ofPlace: Generated<number | null>
  typeKey: string
  removedAt: Moment
}

import { z } from 'zod'
import { recordLimits } from '../collection/animal-records.rules.ts'
import { placeRecord } from '../collection/animal-records.schema.ts'
import { animalCard } from '../collection/collection.schema.ts'
import { temperatureUnits } from '../eggs/eggs.rules.ts'
import { pageOfRecords } from '../husbandry/log.ts'
import { sentShape, shownShape } from '../kernel/field-schemas.ts'
import { digits, moment, plainText, recordId } from '../kernel/fields.ts'
import { pageQuery } from '../kernel/paging.ts'
import { outerPlace } from './outer-place.schema.ts'
import { placeLimits } from './place.rules.ts'
import { placeFields } from './places.fields.ts'

// Positions are set by the order of siblings, and cells by the rack.
const { position: _position, row: _row, column: _column, ...sent } = sentShape(placeFields)

/** The body of a change; what is left out stays. */
export const placeChange = z.object(sent).partial()

export const newPlace = placeChange.extend({ kind: sent.kind, name: sent.name })

const lastClimate = z.object({
  recordDate: z.string(),
  recordTime: z.string().nullable(),
  /** In °C. */
  temperature: z.number().nullable(),
  temperatureUnit: z.enum(temperatureUnits).nullable(),
  humidity: z.number().nullable(),
  spot: z.string(),
})

export const place = z.object({
  id: recordId,
  userId: recordId,
  version: z.number().int(),
  ...shownShape(placeFields),
  /** What it stands in, the outermost first. */
  path: z.array(outerPlace),
  /** Animals in it and below, without archived ones. */
  animalCount: z.number().int(),
  /** The day on which it was last cleaned, as its own records say. */
  lastCleanedOn: z.string().nullable(),
  /** What was last measured in it. */
  lastClimate: lastClimate.nullable(),
  createdAt: moment,
})

/** A place with who is in it and below, in walking order. */
export const placeWithAnimals = place.extend({ animals: z.array(animalCard) })

const isTrue = z.enum(['true', 'false'], 'Please say true or false').transform((word) => word === 'true')

/** What narrows the places that are listed. */
export const placesQuery = pageQuery.extend({
  /** A place: it and all that stands in it. */
  under: digits.optional(),
  /** Enclosures alone that nobody is in, or that somebody is in. */
  empty: isTrue.optional(),
})

/** All that stand in one place, or by themselves, in their new order. */
export const placeOrder = z.object({
  parentId: recordId.nullable().default(null),
  ids: z
    .array(recordId)
    .min(1, 'Please name all places in their order')
    .max(placeLimits.places, `Please name at most ${placeLimits.places} places`),
})

export const orderedPlaces = z.object({ ids: z.array(recordId) })

/** What narrows the records of a place. */
export const placeRecordsQuery = pageQuery.extend({
  recordType: plainText(recordLimits.type).optional(),
  limit: pageQuery.shape.limit.unwrap().default(pageOfRecords),
})

export const placeRecords = z.array(placeRecord)

/** Who was in a place and when; `to` is null while it is there. */
export const stay = z.object({
  animalId: recordId,
  name: z.string(),
  from: z.string(),
  to: z.string().nullable(),
})

export type NewPlace = z.output<typeof newPlace>
export type PlaceChange = z.output<typeof placeChange>
export type Place = z.output<typeof place>
export type PlaceWithAnimals = z.output<typeof placeWithAnimals>
export type PlacesQuery = z.output<typeof placesQuery>
export type PlaceRecordsQuery = z.output<typeof placeRecordsQuery>
export type PlaceOrder = z.output<typeof placeOrder>
export type ShownStay = z.output<typeof stay>

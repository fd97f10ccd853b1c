import { brokenArchive } from '@clutchbook/domain/import-export/import-export.errors'
import { nameKeyOf } from '@clutchbook/domain/incubation/incubators.rules'
import type { ArchivedRecords } from './archive-reader.ts'

const areSingle = (keys: readonly string[]): boolean => new Set(keys).size === keys.length

/** Throws unless each name of an incubator is there once, that of a box once in its incubator, and an hour of a place once. */
export function ensureIncubators({ incubators, boxes, readings }: ArchivedRecords): void {
  if (!areSingle(incubators.map((one) => nameKeyOf(one.name))))
    throw brokenArchive('two of its incubators have one name')
  if (!areSingle(boxes.map((one) => `${one.incubatorId} ${nameKeyOf(one.name)}`)))
    throw brokenArchive('two boxes of an incubator have one name')
  if (!areSingle(readings.map(({ incubatorId, boxId, hour }) => `${incubatorId} ${boxId} ${hour}`)))
    throw brokenArchive('it holds an hour of readings twice')
}

import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import type { AnimalCard } from '@clutchbook/domain/collection/collection.schema'
import type { PressedRow } from './tap-log.ts'

/** Of an animal what a row tells of it. */
export type RowAnimal = Pick<AnimalCard, 'id' | 'name' | 'customId' | 'sex' | 'photos' | 'placeId'>

/** What is done with an animal is one press, whatever case its word is written in. */
const keyOf = (animalId: number, kind: string): string => `${animalId} ${recordTypeKey(kind)}`

/** The same row for the same animal and kind, so that nothing is drawn again for a press on another. */
const known = new WeakMap<RowAnimal, Map<string, PressedRow>>()

/** What a press is of where no plan asks for it. */
export function unplannedRow(animal: RowAnimal, kind: string): PressedRow {
  const rows = known.get(animal) ?? new Map<string, PressedRow>()
  known.set(animal, rows)
  const { id: animalId, name, customId, sex, photos, placeId } = animal
  const row = rows.get(kind) ?? {
    ...{ planId: keyOf(animalId, kind), kind, title: null, animalId, name, customId, sex },
    ...{ placeId, code: null, image: photos[0] ?? null, state: 'due', from: null, to: null, time: null },
    ...{ food: null, dose: null, scope: null, last: null, reasons: [] },
  }
  rows.set(kind, row)
  return row
}

import type { SheetRemark } from '@clutchbook/domain/import-export/import-export.schema'
import { searchForm } from '@clutchbook/domain/kernel/text-order'
import { fullProblem, placeLimits } from '@clutchbook/domain/places/place.rules'
import type { PlaceByCode, WantedEnclosure } from '../places/places.service.ts'
import type { ReadAnimal } from './sheet-animals.ts'

/** Where an animal of a sheet is to be: in a place that there is, or in one that has to be made for a code. */
export type SheetPlace = { readonly id: number } | { readonly codeKey: string }

/** Where each animal of a sheet is to be, null for nowhere; what has to be made for that, and what is the matter. */
export type FoundPlaces = {
  readonly places: readonly (SheetPlace | null)[]
  readonly wanted: readonly WantedEnclosure[]
  readonly faults: readonly SheetRemark[]
  /** Rows that put more into a place than it holds. */
  readonly full: readonly SheetRemark[]
  readonly notes: readonly SheetRemark[]
}

/** A place as it fills with the animals of a sheet. */
type Filling = {
  readonly place: SheetPlace
  readonly holds: Pick<PlaceByCode, 'name' | 'code' | 'capacity'> | null
  readonly code: string
  animals: number
}

const tooLong = `The code of a place has at most ${placeLimits.code} characters`

/**
 * Finds where the animals of a sheet are by its column Place, which holds codes (HUS-40). A code that no place has becomes an
 * enclosure, with a note; it holds as many as the sheet puts into it.
 */
export function findPlaces(
  animals: readonly ReadAnimal[],
  heading: string | null,
  own: readonly PlaceByCode[],
): FoundPlaces {
  const filling = new Map(
    own.map((place): [string, Filling] => [
      place.codeKey,
      { place: { id: place.id }, holds: place, code: place.code, animals: place.animalCount },
    ]),
  )
  const [faults, full, notes]: [SheetRemark[], SheetRemark[], SheetRemark[]] = [[], [], []]
  const places = animals.map(({ row, input, cell }): SheetPlace | null => {
    const code = cell('place')
    if (code === '') return null
    if (code.length > placeLimits.code) {
      faults.push({ row, heading, message: tooLong })
      return null
    }
    const codeKey = searchForm(code)
    const there = filling.get(codeKey) ?? { place: { codeKey }, holds: null, code, animals: 0 }
    if (!filling.has(codeKey)) {
      filling.set(codeKey, there)
      notes.push({ row, heading, message: `No place has the code "${code}" yet, so an enclosure is made` })
    }
    // Archived animals take no room.
    if (!input?.isArchived) there.animals += 1
    const problem = input?.isArchived || !there.holds ? null : fullProblem(there.holds, there.animals)
    if (problem !== null) full.push({ row, heading, message: problem })
    return there.place
  })
  const wanted = [...filling].flatMap(([codeKey, { holds, code, animals: count }]) =>
    holds ? [] : [{ codeKey, code, capacity: Math.max(1, count) }],
  )
  return { places, wanted, faults, full, notes }
}

import { noRoomForAll } from '@clutchbook/domain/import-export/import-export.errors'
import type {
  SheetImported,
  SheetPreview,
  SheetReading,
  SheetRemark,
} from '@clutchbook/domain/import-export/import-export.schema'
import {
  guessColumns,
  type SheetField,
  sheetFields,
} from '@clutchbook/domain/import-export/sheet-columns.rules'
import { readSex } from '@clutchbook/domain/import-export/sheet-words.rules'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { Actor } from '../../platform/actor.ts'
import { todayIn } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { keyedBy } from '../../platform/database/request-keys.ts'
import { createSemaphore } from '../../platform/semaphore.ts'
import { type BatchAnimal, type Parented, sortGenerations } from '../collection/collection.service.ts'
import type { ImportExportDependencies } from './import-export-dependencies.ts'
import { type ReadAnimal, readAnimals } from './sheet-animals.ts'
import { framePreview, headingOf, openSheet, refusalOf, type SheetFrame, shown } from './sheet-frame.ts'
import { findGenes } from './sheet-genes.ts'
import { findParents } from './sheet-parents.ts'
import { type FoundPlaces, findPlaces } from './sheet-places.ts'

/** A sheet that has been read, with all that is the matter with it. */
type ReadSheet = SheetFrame<SheetField> & {
  readonly animals: readonly ReadAnimal[]
  readonly parents: readonly Parented[]
  readonly genes: readonly (string | null)[]
  readonly placing: FoundPlaces
  readonly faults: readonly SheetRemark[]
  readonly notes: readonly SheetRemark[]
}

const animalSheet = { kind: 'animals', labels: sheetFields, guess: guessColumns } as const

/** Adds the animals of a sheet, all or none, and tells beforehand what would come of it (R64). */
export function createSheetImport(dependencies: ImportExportDependencies) {
  const { db, clock, billing, collection, genetics, places } = dependencies
  const semaphore = createSemaphore({ permits: 2, maxWaiting: 50 })

  const read = async (
    actor: Actor,
    source: AsyncIterable<Uint8Array>,
    reading: SheetReading,
  ): Promise<ReadSheet> => {
    const frame = await openSheet(source, reading, animalSheet)
    const { table, columns } = frame
    const today = todayIn(clock, actor.timeZone)
    const animals = await readAnimals(table, { columns, species: reading.species, today })
    const tellsParents = columns.some((field) => field !== null && /^(father|mother)(Name|Id)$/.test(field))
    const own = tellsParents ? await collection.batch.listNames(actor) : []
    const { parents, notes: ofParents } = findParents(animals, own)
    const heading = headingOf(frame, 'genotype')
    const { genes, notes: ofGenes } = await findGenes(animals, heading, (told) =>
      genetics.sheetGenes.read(actor, told),
    )
    const placeAt = columns.indexOf('place')
    const known = placeAt < 0 ? [] : await places.listByCode(db, actor)
    const placing = findPlaces(animals, table.headings[placeAt] ?? null, known)
    const notes = [...ofParents, ...ofGenes, ...placing.notes].sort((one, other) => one.row - other.row)
    const circles = sortGenerations(parents).circular.map((at) => circleOf(animals[at]?.row ?? 0))
    const faults = [...animals.flatMap((animal) => animal.faults), ...placing.faults, ...circles]
    return { ...frame, animals, parents, genes, placing, faults, notes }
  }

  /** Stores what comes with the animals of a sheet: what they carry, and where they are. */
  const keepBelongings = async (
    tx: Tx,
    actor: Actor,
    sheet: ReadSheet,
    added: readonly number[],
  ): Promise<void> => {
    await genetics.sheetGenes.keep(tx, actor, genesOf(sheet, added))
    const { places: told, wanted } = sheet.placing
    if (told.every((place) => place === null)) return
    const made = await places.addEnclosures(tx, actor, wanted)
    const moves = added.flatMap((animalId, at) => {
      const place = told[at] ?? null
      const placeId = place && ('id' in place ? place.id : made.get(place.codeKey))
      return placeId ? [{ animalId, placeId }] : []
    })
    await collection.placeAnimals(tx, actor, moves)
  }

  /** How many more animals the plan holds; null without a limit. */
  const findRoom = async (actor: Actor): Promise<number | null> => {
    const { limit, count } = await billing.getPlanLimit(actor, 'animals')
    return limit === null ? null : Math.max(0, limit - count)
  }

  return {
    /** What would come of a sheet. Stores nothing. */
    preview: (
      actor: Actor,
      source: AsyncIterable<Uint8Array>,
      reading: SheetReading,
    ): Promise<SheetPreview> =>
      semaphore.run(async () => toPreview(await read(actor, source, reading), await findRoom(actor))),

    /**
     * Adds all animals of a sheet. Throws 'not-valid' with the rows that can't be and 'taken' where a place is full, and then
     * adds none. A repeated call gets the first answer, for which its own animals take no room.
     */
    import: (
      actor: Actor,
      source: AsyncIterable<Uint8Array>,
      reading: SheetReading,
    ): Promise<SheetImported> =>
      semaphore.run(async () => {
        const sheet = await read(actor, source, reading)
        if (sheet.faults.length > 0) throw refusalOf(sheet.faults, sheet.animals.length)
        const request = keyedBy(actor, { sheet: sheet.digest })
        try {
          const ids = await collection.batch.create(actor, request, toBatch(sheet), (tx, added) =>
            keepBelongings(tx, actor, sheet, added),
          )
          return { count: ids.length, ids }
        } catch (error) {
          if (!(error instanceof DomainError) || error.code !== 'plan-limit') throw error
          throw noRoomForAll('animals', sheet.animals.length, (await findRoom(actor)) ?? 0)
        }
      }),
  }
}

const circleOf = (row: number): SheetRemark => ({
  row,
  heading: null,
  message: 'An animal cannot be its own ancestor: look at its parents and theirs',
})

const toBatch = ({ animals, parents }: ReadSheet): BatchAnimal[] =>
  animals.map(({ input }, at) => {
    const found = parents[at]
    if (!input || !found) throw new Error('A faulty row was to be imported')
    const { fatherName, motherName } = input
    return {
      ...found,
      // Who is linked is not told of a second time in words.
      input: {
        ...input,
        fatherName: found.father ? null : fatherName,
        motherName: found.mother ? null : motherName,
      },
    }
  })

/** What is written down of the animals of a sheet, by the numbers that they were given. */
const genesOf = ({ genes }: ReadSheet, ids: readonly number[]) =>
  ids.flatMap((animalId, at) => {
    const entries = genes[at] ?? null
    return entries === null ? [] : [{ animalId, entries }]
  })

function toPreview(sheet: ReadSheet, room: number | null): SheetPreview {
  const { animals, placing, notes } = sheet
  const faults = [...sheet.faults, ...placing.full]
  const faulty = new Set(faults.map(({ row }) => row))
  return {
    ...framePreview(sheet, { faults, notes }),
    animals: animals.slice(0, shown.rows).map(({ row, input, cell }) => ({
      row,
      name: cell('name') || cell('customId'),
      species: input?.species ?? cell('species'),
      morph: cell('morph') || null,
      sex: readSex(cell('sex')) ?? 'Unsexed',
      dateOfBirth: input?.dateOfBirth ?? null,
      father: cell('fatherName') || null,
      mother: cell('motherName') || null,
      isFaulty: faulty.has(row),
    })),
    room,
  }
}

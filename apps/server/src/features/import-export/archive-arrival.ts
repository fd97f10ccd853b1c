import { isActiveStatus } from '@clutchbook/domain/breeding/breeding.rules'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { deriveFigures, deriveProject, writeSeasonSettings } from '../breeding/breeding.service.ts'
import { deriveEvent } from '../calendar/calendar.service.ts'
import {
  deriveAnimal,
  deriveFeeder,
  deriveFromRecords,
  derivePlace,
  deriveRecord,
  recomputeAnimalPlaces,
  recomputeYoung,
} from '../collection/collection.service.ts'
import { deriveClutch, deriveEgg } from '../eggs/eggs.service.ts'
import { deriveGenotype } from '../genetics/genetics.service.ts'
import { derivePlan, wakeAgenda, writeSettings } from '../husbandry/husbandry.service.ts'
import { deriveName, deriveReadingHour, recomputeReadings } from '../incubation/incubation.service.ts'
import { addressOf } from '../media/media.service.ts'
import { renumberEggs } from './archive-clutches.ts'
import { renumberFeeder } from './archive-feeders.ts'
import type { ArrivedFiles } from './archive-files.ts'
import { archiveKinds, type KindName } from './archive-kinds.ts'
import { renumberPlaces } from './archive-places.ts'
import type { ReadArchive } from './archive-reader.ts'
import {
  type ArrivingRow,
  addNumbered,
  addRows,
  changePageEnd,
  changeProfile,
  linkParents,
  linkPlaces,
  listTakenKeys,
} from './arrivals.repository.ts'
import type { ImportExportDependencies } from './import-export-dependencies.ts'

/** Numbers in the archive, and those that the records have here. */
type Numbers = Map<number, number>

/** Puts all records of an archive into the database, in the transaction that has made room for them. */
export async function arrive(
  tx: Tx,
  { media }: ImportExportDependencies,
  keeperId: number,
  archive: ReadArchive,
  files: ArrivedFiles,
): Promise<void> {
  const numbers = {} as Record<KindName, Numbers>
  for (const { name, table, columns } of archiveKinds) {
    const holder = numberHolders[name]
    const rows = await arriving(tx, archive, name)
    const values = rows.map((archived) => {
      const row = holder ? { ...archived, [holder]: renumbered(name, archived[holder], numbers) } : archived
      const value: Record<string, unknown> = { keeperId, ...unarchived(name, row, archive, files) }
      for (const [column, holds] of Object.entries(columns)) {
        if (holds === 'id') continue
        value[column] = typeof holds === 'string' ? row[column] : numberOf(numbers, holds.of, row[column])
      }
      return value as ArrivingRow
    })
    const made = await addNumbered(tx, table, values)
    numbers[name] = new Map(archive[name].map(({ id }, at) => [id, made[at] ?? 0]))
  }
  if (archive.readings.length > 0) await recomputeReadings(tx, keeperId)
  await linkPlaces(tx, keeperId, withinOf(archive, numbers.places))
  await linkAnimals(tx, keeperId, archive, numbers.animals)
  await deriveFromRecords(tx, keeperId, [...numbers.animals.values()])
  await recomputeAnimalPlaces(tx, keeperId, [...numbers.animals.values()])
  await recomputeYoung(tx, keeperId, [...numbers.animals.values()])
  await showFiles(tx, media, keeperId, archive, files, numbers)
  await moveIn(tx, media, keeperId, archive, files)
  if (archive.plans.length > 0) await wakeAgenda(tx, keeperId)
  await bumpDataVersion(tx, keeperId, countArrivals(archive))
}

/** What of a kind comes in: labels keep their keys where nobody here has them, and are left out where somebody does. */
async function arriving(
  tx: Tx,
  archive: ReadArchive,
  name: KindName,
): Promise<readonly Record<string, unknown>[]> {
  if (name !== 'labels') return archive[name] as readonly Record<string, unknown>[]
  const taken = await listTakenKeys(
    tx,
    archive.labels.map(({ key }) => key),
  )
  return archive.labels.filter(({ key }) => !taken.has(key))
}

/** Texts that may name feeders, places and eggs by their numbers. */
const numberHolders: Partial<Record<KindName, string>> = {
  records: 'data',
  plans: 'terms',
  'clutch-entries': 'eggs',
}

const renumbered = (
  name: KindName,
  stored: unknown,
  { feeders, places, eggs }: Record<KindName, Numbers>,
): unknown =>
  name === 'clutch-entries'
    ? renumberEggs(stored, eggs)
    : renumberPlaces(renumberFeeder(stored, feeders), places)

/** Animals point to each other, so the first of them can't be linked before the last is there. */
const numberOf = (numbers: Record<KindName, Numbers>, kind: KindName, target: unknown): number | null =>
  typeof target === 'number' ? (numbers[kind]?.get(target) ?? null) : null

/** Columns that are in no archive. */
function unarchived(
  kind: KindName,
  archived: Record<string, unknown>,
  { profile }: ReadArchive,
  { kept }: ArrivedFiles,
): object {
  const first = { version: 1 }
  // The archive's schema has read it, so it has the columns of its kind.
  const row = archived as never
  switch (kind) {
    case 'animals':
      return { ...first, ...deriveAnimal(row), profileMediaId: profileOf(row, kept) }
    case 'records':
      return { ...first, ...deriveRecord(row) }
    case 'projects':
      return { ...first, ...deriveProject(row) }
    case 'clutches':
      return { ...first, ...deriveClutch(row) }
    case 'eggs':
      return { ...first, ...deriveEgg(row), updatedAt: archived.createdAt }
    case 'genotypes':
      return { ...first, ...deriveGenotype(row) }
    case 'feeders':
      return { ...first, ...deriveFeeder(row) }
    case 'incubators':
    case 'boxes':
      return { ...first, ...deriveName(row) }
    case 'readings':
      return deriveReadingHour(row)
    case 'places':
      return { ...first, ...derivePlace(row) }
    case 'plans':
      return { ...first, ...derivePlan(row) }
    case 'species-facts':
      return deriveFigures(row)
    case 'events': {
      const event = { ...archived, removedAt: null }
      return { ...first, ...deriveEvent(event as never, profile.timeZone), removedAt: null }
    }
    case 'notifications':
      return { mailDueAt: null, mailTries: 0 }
    case 'offspring':
    case 'clutch-sires':
    case 'clutch-entries':
    case 'box-stays':
    case 'egg-stays':
    case 'labels':
    case 'genes':
    case 'gene-changes':
    case 'gene-words':
      return {}
    default:
      return first
  }
}

type ArchivedGallery = { readonly photos: readonly string[]; readonly profilePhotoIndex: number }

/** The photo that stands for an animal in lists: the chosen one, or the first that is no video. */
function profileOf(
  { photos, profilePhotoIndex }: ArchivedGallery,
  kept: ArrivedFiles['kept'],
): number | null {
  const shown = photos.flatMap((name) => kept.get(name) ?? [])
  const chosen = kept.get(photos[profilePhotoIndex] ?? '')
  return [chosen, ...shown].find((file) => file?.row.kind === 'image')?.row.id ?? null
}

/** Which places stand in which: they point to each other, as animals do. */
function withinOf({ places }: ReadArchive, numbers: Numbers): ReadonlyMap<number, number[]> {
  const within = new Map<number, number[]>()
  for (const { id, withinId } of places) {
    const [own, outer] = [numbers.get(id), withinId === null ? undefined : numbers.get(withinId)]
    if (own !== undefined && outer !== undefined) within.set(outer, [...(within.get(outer) ?? []), own])
  }
  return within
}

async function linkAnimals(
  tx: Tx,
  keeperId: number,
  { animals }: ReadArchive,
  numbers: Numbers,
): Promise<void> {
  const here = (id: number | null) => (id === null ? null : (numbers.get(id) ?? null))
  for (const { id, fatherId, motherId } of animals) {
    const own = numbers.get(id)
    if (own === undefined || (fatherId === null && motherId === null)) continue
    await linkParents(tx, keeperId, own, { fatherId: here(fatherId), motherId: here(motherId) })
  }
}

/** Galleries, and how animals are shared. */
async function showFiles(
  tx: Tx,
  media: ImportExportDependencies['media'],
  keeperId: number,
  { animals, ancestors }: ReadArchive,
  { kept }: ArrivedFiles,
  numbers: Record<KindName, Numbers>,
): Promise<void> {
  const rows: { table: keyof Schema; row: ArrivingRow }[] = []
  const place = (table: 'animalMedia' | 'ancestorMedia', names: readonly string[], owner: object): number[] =>
    names
      .flatMap((name) => kept.get(name)?.row.id ?? [])
      .map((mediaId, position) => {
        rows.push({ table, row: { keeperId, position, mediaId, ...owner } })
        return mediaId
      })
  const shown: number[] = []
  for (const { id, photos, fatherPhotos, motherPhotos } of animals) {
    const animalId = numbers.animals.get(id)
    shown.push(...place('animalMedia', photos, { animalId, role: 'own' }))
    shown.push(...place('animalMedia', fatherPhotos, { animalId, role: 'father' }))
    shown.push(...place('animalMedia', motherPhotos, { animalId, role: 'mother' }))
  }
  for (const { id, photos } of ancestors)
    shown.push(...place('ancestorMedia', photos, { ancestorId: numbers.ancestors.get(id) }))
  for (const table of ['animalMedia', 'ancestorMedia'] as const)
    await addRows(
      tx,
      table,
      rows.filter((one) => one.table === table).map(({ row }) => row),
    )
  await media.countUses(tx, keeperId, { shown, hidden: [] })
  const sharing = animals
    .filter(
      ({ isShared, showsNotes, showsPrice, showsGenotype }) =>
        isShared || showsNotes || !showsPrice || showsGenotype,
    )
    .map(({ id, isShared, isSharedWithPassword, sharedUntil, ...shown }) => ({
      keeperId,
      animalId: numbers.animals.get(id),
      // The password is in no archive, and what it guarded is not shown without.
      isShared: isShared && !isSharedWithPassword,
      showsNotes: shown.showsNotes,
      showsPrice: shown.showsPrice,
      showsGenotype: shown.showsGenotype,
      endsAt: sharedUntil,
    }))
  await addRows(tx, 'animalSharing', sharing)
}

async function moveIn(
  tx: Tx,
  media: ImportExportDependencies['media'],
  keeperId: number,
  { profile }: ReadArchive,
  { kept }: ArrivedFiles,
): Promise<void> {
  const picture = profile.profileImage === null ? undefined : kept.get(profile.profileImage)?.row
  const isPicture = picture?.kind === 'image'
  const profileImage = isPicture ? addressOf(picture.id) : null
  if (isPicture) await media.countUses(tx, keeperId, { shown: [picture.id], hidden: [] })
  const { profileLimits, collectionLimits, husbandry, seasons, ...told } = profile
  await changeProfile(tx, keeperId, {
    ...told,
    profileImage,
    sharesProfile: told.sharesProfile && !profileLimits.isSharedWithPassword,
    sharesCollection: told.sharesCollection && !collectionLimits.isSharedWithPassword,
  })
  await writeSettings(tx, keeperId, husbandry)
  await writeSeasonSettings(tx, keeperId, seasons)
  await changePageEnd(tx, keeperId, 'profile', profileLimits.sharedUntil)
  await changePageEnd(tx, keeperId, 'collection', collectionLimits.sharedUntil)
}

function countArrivals({ animals, projects, eggs }: ReadArchive) {
  return {
    archivedAnimals: animals.filter(({ isArchived }) => isArchived).length,
    holdbacks: animals.filter(({ isArchived, isHoldback }) => isHoldback && !isArchived).length,
    activeProjects: projects.filter(({ status }) => isActiveStatus(status)).length,
    incubatingEggs: eggs.filter(({ status }) => status === 'Incubating').length,
  }
}

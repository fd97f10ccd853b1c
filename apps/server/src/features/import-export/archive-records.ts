import { toCell, toCsvLine } from '@clutchbook/domain/import-export/sheet-cells.rules'
import { withoutImports } from '@clutchbook/domain/incubation/reading-hours.rules'
import type { Db } from '../../platform/database/database.ts'
import type { ArchiveKind } from './archive-kinds.ts'
import { mediaNameOf } from './archive-names.ts'
import {
  type ArchiveRow,
  listAncestorFiles,
  listAnimalFiles,
  listRows,
  listSharing,
  type ShownFile,
} from './import-export.repository.ts'

/** How many records are in memory at once, and in one piece of work between others' requests. */
const atOnce = 200

/** Records of one kind as they stand in the archive, some at a time, with their galleries. */
export async function* readKind(db: Db, keeperId: number, kind: ArchiveKind): AsyncIterable<ArchiveRow[]> {
  let after = 0
  for (;;) {
    const rows = await listRows(db, keeperId, kind, after, atOnce)
    const last = rows.at(-1)
    if (!last) return
    yield await withBelongings(db, keeperId, kind, rows)
    after = last.id
  }
}

/** What an animal or ancestor has that stands in tables of its own. */
async function withBelongings(
  db: Db,
  keeperId: number,
  { name }: ArchiveKind,
  rows: ArchiveRow[],
): Promise<ArchiveRow[]> {
  const ids = rows.map(({ id }) => id)
  if (name === 'ancestors') {
    const shown = groupFiles(await listAncestorFiles(db, keeperId, ids))
    return rows.map((row) => ({ ...row, photos: shown(row.id, 'own') }))
  }
  if (name === 'readings')
    return rows.map((row) => ({ ...row, readings: withoutImports(String(row.readings)) }))
  if (name !== 'animals') return rows
  const shown = groupFiles(await listAnimalFiles(db, keeperId, ids))
  const sharing = new Map((await listSharing(db, keeperId, ids)).map((one) => [one.animalId, one]))
  return rows.map((row) => ({
    ...row,
    ...toldOfSharing(sharing.get(row.id)),
    photos: shown(row.id, 'own'),
    fatherPhotos: shown(row.id, 'father'),
    motherPhotos: shown(row.id, 'mother'),
  }))
}

type Sharing = Awaited<ReturnType<typeof listSharing>>[number]

/** How an animal is shared. Its password is a secret, so only that there is one is told; views are those of its link here. */
const toldOfSharing = (sharing: Sharing | undefined) => ({
  isShared: Boolean(sharing?.isShared),
  showsNotes: Boolean(sharing?.showsNotes),
  showsPrice: Boolean(sharing?.showsPrice ?? true),
  showsGenotype: Boolean(sharing?.showsGenotype),
  sharedUntil: sharing?.endsAt ?? null,
  isSharedWithPassword: Boolean(sharing?.passwordHash),
})

const sharingHeadings = Object.keys(toldOfSharing(undefined))

function groupFiles(files: readonly ShownFile[]) {
  const groups = new Map<string, string[]>()
  for (const { ownerId, role, mediaId, contentType } of files) {
    const key = `${ownerId} ${role}`
    const group = groups.get(key)
    const name = mediaNameOf(mediaId, contentType)
    if (group) group.push(name)
    else groups.set(key, [name])
  }
  return (id: number, role: ShownFile['role']): string[] => groups.get(`${id} ${role}`) ?? []
}

/** The headings of a kind's sheet. */
export function headingsOf({ name, columns }: ArchiveKind): string[] {
  const own = Object.keys(columns)
  if (name === 'ancestors') return [...own, 'photos']
  if (name === 'animals')
    return [...own, 'genotype', ...sharingHeadings, 'photos', 'fatherPhotos', 'motherPhotos']
  return own
}

/** Finds the written names of the genes of some animals. */
export type ListGenes = (
  animals: readonly { readonly id: number; readonly species: string }[],
) => Promise<ReadonlyMap<number, string>>

/** Records as a sheet has them: animals with their genes in words, which records have as a kind of their own. */
export async function withGenes(
  { name }: ArchiveKind,
  rows: readonly ArchiveRow[],
  listGenes: ListGenes,
): Promise<readonly ArchiveRow[]> {
  if (name !== 'animals') return rows
  const genes = await listGenes(rows.map(({ id, species }) => ({ id, species: String(species) })))
  return rows.map((row) => ({ ...row, genotype: genes.get(row.id) }))
}

/** A record as one line of a sheet. */
export const toSheetLine = (row: ArchiveRow, headings: readonly string[]): string =>
  toCsvLine(headings.map((heading) => textOf(row[heading])))

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? toCell(value.join(' ')) : toCell(String(value))
}

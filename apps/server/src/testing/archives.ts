import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'
import { type ArchivedEntry, recordsOf } from './read-archive.ts'
import type { Answered, Visitor } from './visitor.ts'

/** Sends an archive. */
export function bringArchive(keeper: Visitor, archive: Uint8Array): Promise<Answered> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(archive)]), 'clutchbook.zip')
  return keeper.call('POST', '/api/moving/archive', { form })
}

/** Packs files into an archive. */
export async function packArchive(files: Iterable<readonly [string, string | Buffer]>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of files) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream as Readable)
}

const kinds = [
  ...[
    'animals',
    'records',
    'ancestors',
    'projects',
    'clutches',
    'clutch-sires',
    'eggs',
    'clutch-entries',
    'season-facts',
    'offspring',
    'genotypes',
    'events',
  ],
  ...['counted-young', 'genes', 'gene-changes', 'gene-words', 'species-facts'],
  ...[
    'plans',
    'feeders',
    'places',
    'incubators',
    'boxes',
    'box-stays',
    'egg-stays',
    'readings',
    'notifications',
  ],
]

/** The records of an archive without times, with numbers and names of files in the order in which they first come. */
export function comparable(entries: Map<string, ArchivedEntry>): unknown {
  const numbers = new Map<string, Map<number, number>>()
  const files = new Map<string, string>()
  const target: Record<string, string> = {
    fatherId: 'animals',
    motherId: 'animals',
    animalId: 'animals',
    maleId: 'animals',
    femaleId: 'animals',
    reptileId: 'animals',
    parentId: 'animals',
    breedingProjectId: 'projects',
    clutchId: 'clutches',
    eggId: 'eggs',
    eventId: 'events',
    withinId: 'places',
    placeId: 'places',
    incubatorId: 'incubators',
    boxId: 'boxes',
  }
  const place = (kind: string, id: unknown) => {
    if (typeof id !== 'number') return id
    // Each kind by itself, so that records of a kind that an older archive lacks don't move the others.
    const ofKind = numbers.get(kind) ?? new Map<number, number>()
    numbers.set(kind, ofKind)
    if (!ofKind.has(id)) ofKind.set(id, ofKind.size)
    return ofKind.get(id)
  }
  const inData = (data: string) =>
    data
      .replace(/(?<="(?:to|from)PlaceId":)\d+/g, (id) => String(place('places', Number(id))))
      // What the log of a clutch tells of eggs.
      .replace(/(?<=[[,]\{"id":)\d+(?=,"finding")/g, (id) => String(place('eggs', Number(id))))
  const inOrder = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fileName)
    return typeof value === 'string' ? inData(value) : value
  }
  const fileName = (name: string) => {
    if (!files.has(name)) files.set(name, `file ${files.size}${name.slice(name.lastIndexOf('.'))}`)
    return files.get(name)
  }
  const plain = (kind: string) => (row: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => column !== 'createdAt')
        .map(([column, value]) => {
          if (column === 'id') return [column, place(kind, value)]
          return [column, target[column] ? place(target[column], value) : inOrder(value)]
        }),
    )
  const {
    username: _n,
    email: _e,
    createdAt: _c,
    plan: _p,
    mailsReminders: _m,
    follows: _f,
    ...profile
  } = JSON.parse(entries.get('profile.json')?.bytes.toString() ?? '{}')
  if (profile.profileImage) profile.profileImage = fileName(profile.profileImage)
  return {
    profile,
    ...Object.fromEntries(kinds.map((kind) => [kind, recordsOf(entries, kind).map(plain(kind))])),
  }
}

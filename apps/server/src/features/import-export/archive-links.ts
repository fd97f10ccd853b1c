import { brokenArchive } from '@clutchbook/domain/import-export/import-export.errors'
import { ensureClutches } from './archive-clutches.ts'
import { ensureIncubators } from './archive-incubators.ts'
import { archiveKinds, type KindName } from './archive-kinds.ts'
import { ensurePlaces } from './archive-places.ts'
import type { ArchivedRecords } from './archive-reader.ts'

/**
 * Throws unless each record has a number of its own, points only to records of the archive, and no animal descends from
 * itself: else records would be tied to nothing, or to somebody else's.
 */
export function ensureLinks(records: ArchivedRecords): void {
  const numbers = {} as Record<KindName, Set<number>>
  for (const { name } of archiveKinds) {
    numbers[name] = new Set(records[name].map(({ id }) => id))
    if (numbers[name].size < records[name].length) throw brokenArchive(`two of its ${name} have one number`)
  }
  for (const { name, columns } of archiveKinds)
    for (const [column, holds] of Object.entries(columns))
      if (typeof holds === 'object') ensureTargets(records, name, column, numbers[holds.of], holds.of)
  ensureDescent(records)
  ensurePlaces(records.places)
  ensureClutches(records)
  ensureIncubators(records)
  if (new Set(records.labels.map(({ key }) => key)).size < records.labels.length)
    throw brokenArchive('two of its labels have one key')
  const named = records.records.flatMap(({ clientId }) => clientId ?? [])
  if (new Set(named).size < named.length) throw brokenArchive('two of its records have one clientId')
  const { genotypes } = records
  if (new Set(genotypes.map(({ animalId }) => animalId)).size < genotypes.length)
    throw brokenArchive('it holds the genes of an animal twice')
  const { 'counted-young': counted } = records
  if (new Set(counted.map(({ breedingProjectId }) => breedingProjectId)).size < counted.length)
    throw brokenArchive('it holds the counted young of a project twice')
  const { genes, 'gene-changes': changes } = records
  if (new Set(genes.map(({ number }) => number)).size < genes.length)
    throw brokenArchive('it holds an own gene twice')
  if (new Set(changes.map(({ gene }) => gene)).size < changes.length)
    throw brokenArchive('it holds the changes of a gene twice')
}

function ensureTargets(
  records: ArchivedRecords,
  kind: KindName,
  column: string,
  numbers: ReadonlySet<number>,
  target: KindName,
): void {
  const rows = records[kind] as readonly Readonly<Record<string, unknown>>[]
  const isLost = (number: unknown): boolean => typeof number === 'number' && !numbers.has(number)
  if (rows.some((row) => isLost(row[column])))
    throw brokenArchive(`one of its ${kind} points to one of its ${target} that is not there`)
}

/** Parents are told by animals and by links to offspring; both together must lead nowhere in a circle. */
function ensureDescent({ animals, offspring }: ArchivedRecords): void {
  const children = new Map<number, number[]>()
  const parents = new Map<number, number>()
  const add = (parent: number | null, child: number): void => {
    if (parent === null) return
    const known = children.get(parent)
    if (known) known.push(child)
    else children.set(parent, [child])
    parents.set(child, (parents.get(child) ?? 0) + 1)
  }
  for (const { id, fatherId, motherId } of animals) {
    add(fatherId, id)
    add(motherId, id)
  }
  for (const { parentId, reptileId } of offspring) add(parentId, reptileId)
  const ready = animals.filter(({ id }) => !parents.has(id)).map(({ id }) => id)
  let placed = 0
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    placed += 1
    for (const child of children.get(id) ?? []) {
      const left = (parents.get(child) ?? 0) - 1
      parents.set(child, left)
      if (left === 0) ready.push(child)
    }
  }
  if (placed < animals.length) throw brokenArchive('one of its animals descends from itself')
}

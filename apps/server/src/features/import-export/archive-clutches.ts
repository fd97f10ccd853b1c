import { codeKeyOf } from '@clutchbook/domain/clutches/clutch-codes.rules'
import { groupedClutches } from '@clutchbook/domain/clutches/clutch-grouping.rules'
import { clutchFields } from '@clutchbook/domain/clutches/clutches.fields'
import { brokenArchive } from '@clutchbook/domain/import-export/import-export.errors'
import { blankRowOf } from '@clutchbook/domain/kernel/record-fields'
import type { ArchivedRecords, ReadArchive } from './archive-reader.ts'

/** The eggs of an archive of before there were clutches, in clutches as they would be had they stayed (CLU-14). */
export function withClutches(archive: ReadArchive): ReadArchive {
  if (archive.knows.has('clutches')) return archive
  const grouped = groupedClutches(archive.eggs, archive.projects)
  const clutchOf = new Map(grouped.flatMap(({ eggIds }, n) => eggIds.map((id) => [id, n + 1] as const)))
  return {
    ...archive,
    clutches: grouped.map(({ sire: _sire, eggIds: _eggs, ...clutch }, n) => ({
      ...blankRowOf(clutchFields),
      ...clutch,
      ...{ id: n + 1, projectName: null, movedFrom: null, movedTo: null },
    })),
    'clutch-sires': grouped.flatMap(({ sire, createdAt }, n) =>
      sire === null ? [] : [{ id: n + 1, createdAt, clutchId: n + 1, position: 0, ...sire }],
    ),
    offspring: archive.offspring.map((link) => ({
      ...link,
      clutchId: clutchOf.get(link.eggId ?? 0) ?? null,
    })),
    eggs: archive.eggs.map((egg) => ({ ...egg, clutchId: clutchOf.get(egg.id) ?? null })),
  }
}

/** What the log of a clutch tells of eggs, stored as text, with their numbers here; eggs that are in no archive are left out. */
export function renumberEggs(stored: unknown, numbers: ReadonlyMap<number, number>): unknown {
  if (typeof stored !== 'string') return stored
  const kept = JSON.parse(stored) as { readonly id: number }[]
  return JSON.stringify(
    kept.flatMap(({ id, ...told }) => {
      const here = numbers.get(id)
      return here === undefined ? [] : [{ id: here, ...told }]
    }),
  )
}

/** Throws unless each code is there once, and each egg of a clutch is in the project of that. */
export function ensureClutches({ clutches, eggs }: ArchivedRecords): void {
  const codes = clutches.map(({ code }) => codeKeyOf(code))
  if (new Set(codes).size < codes.length) throw brokenArchive('two of its clutches have one code')
  const projects = new Map(clutches.map(({ id, breedingProjectId }) => [id, breedingProjectId]))
  const isAstray = eggs.some(
    ({ clutchId, breedingProjectId }) => clutchId !== null && projects.get(clutchId) !== breedingProjectId,
  )
  if (isAstray) throw brokenArchive('one of its eggs is in another project than its clutch')
}

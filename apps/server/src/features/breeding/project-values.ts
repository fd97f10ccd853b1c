import { projectFields } from '@clutchbook/domain/breeding/breeding.fields'
import type { NewProject, ProjectChange } from '@clutchbook/domain/breeding/breeding.schema'
import { blankRowOf, sentFieldsOf } from '@clutchbook/domain/kernel/record-fields'
import type { ProjectRow, ProjectValues } from './breeding.repository.ts'

/** The row of a new project: what was sent, and nothing for the rest. */
export function newProjectValues(
  input: NewProject,
  made: { keeperId: number; createdAt: string },
): ProjectValues {
  const { name, maleId, femaleId, startDate, status } = input
  const blank = {
    ...made,
    ...blankRowOf(projectFields),
    version: 1,
    name,
    maleId,
    femaleId,
    startDate,
    status,
    maleName: null,
    maleMorph: null,
    femaleName: null,
    femaleMorph: null,
    species: null,
  }
  return recomputed({ ...blank, ...sentFieldsOf(input) }, null)
}

/** The row of a changed project, one version on: what was not sent stays as it was. */
export function changedProjectValues(row: ProjectRow, input: ProjectChange): ProjectValues {
  const { id: _id, searchText: _search, isActive: _active, ...fields } = row
  const confirmedLock = Boolean(row.confirmedLock)
  return recomputed({ ...fields, confirmedLock, ...sentFieldsOf(input), version: row.version + 1 }, row)
}

/** A partner that is linked again needs no words for the one that was deleted; a status decides what follows from it. */
function recomputed(values: ProjectValues, before: ProjectRow | null): ProjectValues {
  const locksNow = values.status === 'Confirmed Lock' && before?.status !== 'Confirmed Lock'
  return {
    ...values,
    ...(values.maleId === null ? {} : { maleName: null, maleMorph: null }),
    ...(values.femaleId === null ? {} : { femaleName: null, femaleMorph: null }),
    confirmedLock: values.confirmedLock || locksNow,
  }
}

import type { NewProject, ProjectChange } from '@clutchbook/domain/breeding/breeding.schema'
import type { ProjectRow, ProjectValues } from './breeding.repository.ts'

/** The row of a new project: what was sent, and nothing for the rest. */
export function newProjectValues(
  input: NewProject,
  made: { keeperId: number; createdAt: string },
): ProjectValues {
  const { name, maleId, femaleId, startDate, status } = input
  const blank: ProjectValues = {
    ...made,
    version: 1,
    name,
    maleId,
    femaleId,
    startDate,
    status,
    projectCode: null,
    maleName: null,
    maleMorph: null,
    femaleName: null,
    femaleMorph: null,
    species: null,
    confirmedLock: false,
    clutchSize: null,
    nextClutchDate: null,
    expectedLayDate: null,
    notes: null,
  }
  return settled({ ...blank, ...sent(input) }, null)
}

/** The row of a changed project, one version on: what was not sent stays as it was. */
export function changedProjectValues(row: ProjectRow, input: ProjectChange): ProjectValues {
  const { id: _id, searchText: _search, isActive: _active, ...kept } = row
  const confirmedLock = Boolean(row.confirmedLock)
  return settled({ ...kept, confirmedLock, ...sent(input), version: row.version + 1 }, row)
}

/** A partner that is linked again needs no words for the one that was deleted; a status decides what follows from it. */
function settled(values: ProjectValues, before: ProjectRow | null): ProjectValues {
  const locksNow = values.status === 'Confirmed Lock' && before?.status !== 'Confirmed Lock'
  return {
    ...values,
    ...(values.maleId === null ? {} : { maleName: null, maleMorph: null }),
    ...(values.femaleId === null ? {} : { femaleName: null, femaleMorph: null }),
    confirmedLock: values.confirmedLock || locksNow,
  }
}

/** What was really sent: an absent field is not the same as an empty one. */
const sent = (input: ProjectChange): Partial<ProjectValues> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

import type { ListedEgg, SavedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import type { TakingBackBody } from './eggs.queries.ts'

type Hatchling = { readonly id: number; readonly version: number }

/** Eggs that were changed: as they were, as they are, and the animal that came of each. */
export type ChangedEggs = readonly {
  readonly before: Pick<ListedEgg, 'id' | 'status' | 'hatchDate'>
  readonly after: Pick<SavedEgg, 'version' | 'projectMoved'>
  readonly animal?: Hatchling
}[]

/** What is sent to have them as they were, and their projects too. */
export function takingBackOf(changed: ChangedEggs): TakingBackBody {
  return {
    eggs: changed.map(({ before: { id, status, hatchDate }, after: { version }, animal }) => ({
      ...{ id, version, status, hatchDate },
      ...(animal ? { animal: { id: animal.id, version: animal.version } } : {}),
    })),
    projects: changed.flatMap(({ after: { projectMoved: move } }) =>
      move ? [{ id: move.id, version: move.version, from: move.from }] : [],
    ),
  }
}

/** Each saved egg beside what was listed of it. */
export const besideFormer = (listed: readonly ListedEgg[], saved: readonly SavedEgg[]): ChangedEggs =>
  saved.flatMap((after) => {
    const before = listed.find(({ id }) => id === after.id)
    return before ? [{ before, after }] : []
  })

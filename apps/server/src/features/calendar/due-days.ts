import type { DueDay } from '@clutchbook/domain/calendar/due-days.rules'
import type { Owner } from '../../platform/actor.ts'
import type { BreedingService } from '../breeding/breeding.service.ts'
import type { EggsService } from '../eggs/eggs.service.ts'

type Dependencies = {
  readonly breeding: Pick<BreedingService, 'listLaying' | 'listNextClutches'>
  readonly eggs: Pick<EggsService, 'countDue'>
}

/** A day that follows from eggs or a project, and the record that it follows from: of eggs the first. */
export type DueRow = DueDay & {
  readonly id: number
  readonly version: number
  readonly createdAt: string
}

/** Days from the one to the other, both included; open where one is not said. */
export type DueWindow = { readonly from?: string | undefined; readonly to?: string | undefined }

/** The first and the last day that there is. */
const ever = { from: '1900-01-01', to: '2199-12-31' } as const

type Expecting = Awaited<ReturnType<BreedingService['listLaying']>>[number]

const ofProject =
  (kind: DueDay['kind']) =>
  ({ name, ...project }: Expecting): DueRow => ({
    ...project,
    ...{ kind, eggs: 0, eggNumber: null, breedingProjectId: project.id, projectName: name },
  })

/**
 * What comes on which day without anybody having written an event (CAL-50). It is read off eggs and projects each time, so
 * that it moves and goes with them.
 */
export function createDueDays({ breeding, eggs }: Dependencies) {
  /** The soonest first, at most so many of each kind. */
  return async (owner: Owner, window: DueWindow, most: number): Promise<DueRow[]> => {
    const days = { from: window.from ?? ever.from, to: window.to ?? ever.to }
    const hatches = (await eggs.countDue(owner, days, most)).map(({ eggNumber, ...due }) => {
      const isOne = due.eggs === 1 && eggNumber !== ''
      return { ...due, kind: 'hatch' as const, eggNumber: isOne ? eggNumber : null }
    })
    const laying = await breeding.listLaying(owner, days, most)
    const clutches = await breeding.listNextClutches(owner, days, most)
    const all = [...laying.map(ofProject('lay')), ...clutches.map(ofProject('clutch')), ...hatches]
    return all.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
  }
}

/** What of such a day its owner reads. */
export const toDueDay = ({ kind, day, eggs, eggNumber, breedingProjectId, projectName }: DueRow): DueDay => ({
  ...{ kind, day, eggs, eggNumber, breedingProjectId, projectName },
})

import { offeredStatuses, type ProjectStatus } from '@clutchbook/domain/breeding/breeding.rules'

/** A step of the season, and where a project stands to it. */
export type SeasonStep = { status: ProjectStatus; state: 'done' | 'now' | 'ahead' }

const steps = offeredStatuses.filter((status) => status !== 'Failed')

/**
 * The season of a project step by step, or null where its status is none of the steps: a failed project has left the
 * way, and an older record may only say Active.
 */
export function seasonOf(status: ProjectStatus): readonly SeasonStep[] | null {
  const now = steps.findIndex((step) => step === (status === 'Complete' ? 'Completed' : status))
  if (now < 0) return null
  return steps.map((step, place) => {
    if (place === now) return { status: step, state: 'now' }
    return { status: step, state: place < now ? 'done' : 'ahead' }
  })
}

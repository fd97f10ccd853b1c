import { laterStatus, type ProjectStatus } from './breeding.rules.ts'

/** The statuses between which something moved a project. */
export type StatusMove = { readonly from: ProjectStatus; readonly to: ProjectStatus }

/** A move as it is kept with what made it; both are null where that made none. */
export type KeptMove = { readonly movedFrom: ProjectStatus | null; readonly movedTo: ProjectStatus | null }

export const moveOf = ({ movedFrom: from, movedTo: to }: KeptMove): StatusMove | null =>
  from === null || to === null ? null : { from, to }

export const keptMove = (move: StatusMove | null): KeptMove => ({
  ...{ movedFrom: move?.from ?? null, movedTo: move?.to ?? null },
})

/** A fact or a clutch of a project: the status that it tells, and the move that it made; null for none. */
export type Teller = { readonly told: ProjectStatus | null; readonly move: StatusMove | null }

const raised = (status: ProjectStatus, told: ProjectStatus | null): ProjectStatus =>
  told === null ? status : laterStatus(status, told)

/**
 * What a project and all that still tells it are once a move is taken back (SEA-05). Where the status stands that it led to,
 * it is the one of before, or a later one that is still told; what tells that takes over the move. What moved on from there
 * counts from where the move that is gone came. So whatever is deleted, in any order, leaves the project as it was. What tells
 * more than the status that stands was overruled by hand.
 */
export function withoutMove<One extends Teller>(
  status: ProjectStatus,
  gone: StatusMove | null,
  staying: readonly One[],
): { readonly status: ProjectStatus; readonly staying: readonly One[] } {
  if (gone === null) return { status, staying }
  const { from, to } = gone
  const chained = staying.map((one) =>
    one.move?.from === to ? { ...one, move: { from, to: one.move.to } } : one,
  )
  if (status !== to) return { status, staying: chained }
  const telling = chained.filter(({ told }) => raised(to, told) === to)
  const back = telling.reduce((now, { told }) => raised(now, told), from)
  const heir = telling.find(({ told }) => back !== from && raised(from, told) === back)
  if (!heir) return { status: back, staying: chained }
  const others = chained.filter((one) => one !== heir)
  const move = movedFurther(heir.move, { from, to: back }, others)
  return { status: back, staying: chained.map((one) => (one === heir ? { ...one, move } : one)) }
}

/**
 * The move of a clutch that moves its project one step further: from where it began, where that was earlier and it or another
 * led to where the step begins; else the step alone, for the status in between was set by hand.
 */
export function movedFurther(
  move: StatusMove | null,
  step: StatusMove,
  others: readonly Teller[],
): StatusMove {
  if (move === null || laterStatus(move.from, step.from) !== step.from) return step
  const isReached = move.to === step.from || others.some((other) => other.move?.to === step.from)
  return isReached ? { from: move.from, to: step.to } : step
}

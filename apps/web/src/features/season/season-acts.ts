import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { likelyFacts } from '@clutchbook/domain/season/likely.rules'
import type { FactKind } from '@clutchbook/domain/season/season-facts.rules'
import type { Fact, NewFact } from './season.queries.ts'
import { seasonTexts as texts } from './season.texts.ts'
import { kindWords, visitOn } from './season-view.ts'

/**
 * What is offered with one press: a fact that is written down as it is, one whose form asks for more, the end of a visit, or the
 * way to where laying is noted.
 */
export type Act =
  | { readonly does: 'log'; readonly label: string; readonly kind: FactKind; readonly body: NewFact }
  | { readonly does: 'ask'; readonly label: string; readonly kind: FactKind }
  | { readonly does: 'out'; readonly label: string; readonly visit: Fact }
  | { readonly does: 'lay'; readonly projectId: number }

type PairProject = Pick<Project, 'id' | 'maleId' | 'maleName'>

type Stand = {
  /** What was written down of the cycle that she is in. */
  readonly open: readonly Fact[]
  /** Projects of hers that are under way. */
  readonly projects: readonly PairProject[]
  readonly today: CivilDay
  readonly isBearing: boolean
}

/** Of these the size or the weight is what is written down. */
const asking: ReadonlySet<FactKind> = new Set(['target', 'follicles'])

/** So many males are offered by name. */
const mostMales = 2

type Partner = { readonly id: number; readonly name: string; readonly projectId: number | null }

/** Who may be introduced: whoever was with her last, and the males of her projects. */
function partnersOf({ open, projects }: Stand): Partner[] {
  const last = open.findLast(({ kind, maleId }) => kind === 'introduced' && maleId !== null)
  const partners = [
    ...(last?.maleId
      ? [{ id: last.maleId, name: last.maleName ?? '', projectId: last.breedingProjectId }]
      : []),
    ...projects.flatMap(({ id, maleId, maleName }) =>
      maleId === null ? [] : [{ id: maleId, name: maleName ?? '', projectId: id }],
    ),
  ]
  return partners
    .filter(({ id }, at) => partners.findIndex((one) => one.id === id) === at)
    .slice(0, mostMales)
}

function introductionsOf(stand: Stand): Act[] {
  const partners = partnersOf(stand)
  if (partners.length === 0) return [{ does: 'ask', label: texts.acts.introduceOne, kind: 'introduced' }]
  return partners.map(({ id, name, projectId }) => ({
    ...({ does: 'log', kind: 'introduced', label: texts.acts.introduce(name) } as const),
    body: { kind: 'introduced', maleId: id, ...(projectId !== null && { breedingProjectId: projectId }) },
  }))
}

const labelOf = (kind: FactKind, isBearing: boolean): string => {
  if (kind === 'cooling' || kind === 'rest') return texts.acts[kind]
  return kindWords(kind, isBearing)
}

/** What a female's season likely goes on with, each with one press, the likeliest first (SEA-22). */
export function actsOf(stand: Stand): Act[] {
  const { open, projects, today, isBearing } = stand
  const visit = visitOn(open, today)
  const [only, ...others] = projects
  // Without a visit a lock is of the one pair that there is.
  const pair = visit === null && only && others.length === 0 ? { breedingProjectId: only.id } : {}
  const kinds = likelyFacts(open, projects.length > 0)
  const likely = kinds.flatMap((kind): Act[] => {
    if (kind === 'introduced') return visit ? [] : introductionsOf(stand)
    const label = labelOf(kind, isBearing)
    if (asking.has(kind)) return [{ does: 'ask', label, kind }]
    return [{ does: 'log', label, kind, body: { kind, ...(kind === 'lock' ? pair : {}) } }]
  })
  if (visit) {
    const label = texts.acts.isOut(visit.maleName ?? texts.acts.unnamed)
    return [...likely, { does: 'out', label, visit }]
  }
  if (open.some(({ kind }) => kind === 'shed') && only)
    return [{ does: 'lay', projectId: only.id }, ...likely]
  if (!kinds.includes('introduced') && kinds.includes('lock')) return [...likely, ...introductionsOf(stand)]
  return likely
}

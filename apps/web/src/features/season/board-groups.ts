import { searchForm } from '@clutchbook/domain/kernel/text-order'
import { type BoardStage, boardStages } from '@clutchbook/domain/season/board.rules'
import type { Pairing } from './board.queries.ts'
import type { SeasonSearch } from './season-search.ts'

/** The pairings of a stage, those with the next window first. */
type BoardGroup = { readonly stage: BoardStage; readonly rows: readonly Pairing[] }

/** How many pairings a stage has. */
type StageCount = { readonly stage: BoardStage; readonly count: number }

/** What tells pairings apart in React; a pair without a project has the numbers or names of both. */
export const pairingKey = ({ breedingProjectId, maleId, maleName, femaleId, femaleName }: Pairing): string =>
  breedingProjectId === null
    ? `${femaleId ?? femaleName} ${maleId ?? maleName}`
    : `project ${breedingProjectId}`

/** The stages that pairings have, in their order. */
export const countStages = (rows: readonly Pairing[]): StageCount[] =>
  boardStages.flatMap((stage) => {
    const count = rows.filter((row) => row.stage === stage).length
    return count === 0 ? [] : [{ stage, count }]
  })

/** The stages of those who are still to lay. */
const toLay: readonly BoardStage[] = ['planned', 'together', 'locked', 'gravid']

/** How many pairings are still to lay. */
export const countToLay = (rows: readonly Pairing[]): number =>
  rows.filter(({ stage }) => toLay.includes(stage)).length

/** The pairings that a word and a stage ask for: each part of the word is in the name of an animal, the project or a clutch. */
export function findPairings(rows: readonly Pairing[], { q = '', stage }: SeasonSearch): Pairing[] {
  const parts = searchForm(q).split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    if (stage !== undefined && row.stage !== stage) return false
    const names = [row.maleName, row.femaleName, row.projectName, ...row.windows.map((one) => one.clutchCode)]
    const text = searchForm(names.filter(Boolean).join('\n'))
    return parts.every((part) => text.includes(part))
  })
}

const likelyOf = ({ windows: [next] }: Pairing): string => next?.likely ?? ''

/**
 * Pairings by their stages, next window first: the stage that has the next one, and those without any in the order of
 * stages. The order within a stage is that of the answer, which has the next window first.
 */
export function groupsOf(rows: readonly Pairing[]): BoardGroup[] {
  const groups = boardStages
    .map((stage) => ({ stage, rows: rows.filter((row) => row.stage === stage) }))
    .filter(({ rows: of }) => of.length > 0)
  const nextOf = ({ rows: of }: BoardGroup): string =>
    of.map(likelyOf).filter(Boolean).sort().at(0) ?? '9999-12-31'
  // Groups without a window stay in their order, for the sort is stable.
  return groups.sort((one, other) => (nextOf(one) < nextOf(other) ? -1 : Number(nextOf(one) > nextOf(other))))
}

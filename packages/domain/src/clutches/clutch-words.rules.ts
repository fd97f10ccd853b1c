import { formatAmount } from '../kernel/amount.ts'
import type { ClutchKind } from './clutches.rules.ts'

/** Words for parents of which no name is known, and between sires that may each be the father. */
export const parentWords = { unknown: 'Unknown', noFather: 'No father', or: ' or ' } as const

type Parents = {
  readonly sireNames: readonly string[]
  readonly femaleName: string | null
  readonly isParthenogenetic: boolean
}

/** Who the parents of a clutch are: 'Cinder × Dahlia', 'Cinder or Ash × Dahlia'. */
export function pairWords({ sireNames, femaleName, isParthenogenetic }: Parents): string {
  const sires = isParthenogenetic ? parentWords.noFather : sireNames.join(parentWords.or)
  return `${sires || parentWords.unknown} × ${femaleName ?? parentWords.unknown}`
}

type Counted = {
  readonly kind: ClutchKind
  readonly liveCount: number
  readonly stillbornCount: number
  readonly incubatingCount: number
  readonly hatchedCount: number
  readonly failedCount: number
  readonly infertileCount: number
  readonly sluggedCount: number
}

const empty = {
  eggs: 'No eggs are left in this clutch.',
  litter: 'Nothing is counted of this litter.',
} as const satisfies Record<ClutchKind, string>

/** What there is of a clutch and what became of it: '4 incubating, 2 hatched, 1 slug'. */
export function countWords(clutch: Counted): string {
  const { kind, sluggedCount } = clutch
  const parts =
    kind === 'litter'
      ? ([
          [clutch.liveCount, 'live'],
          [clutch.stillbornCount, 'stillborn'],
        ] as const)
      : ([
          [clutch.incubatingCount, 'incubating'],
          [clutch.hatchedCount, 'hatched'],
          [clutch.failedCount, 'failed'],
          [clutch.infertileCount, 'infertile'],
        ] as const)
  const told = [...parts, [sluggedCount, sluggedCount === 1 ? 'slug' : 'slugs'] as const].flatMap(
    ([count, word]) => (count > 0 ? [`${formatAmount(count)} ${word}`] : []),
  )
  return told.length > 0 ? told.join(', ') : empty[kind]
}

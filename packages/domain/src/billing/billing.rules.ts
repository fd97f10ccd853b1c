/** What a keeper pays for. */
export type Plan = 'free' | 'pro'

/** Kinds of record that a plan counts. */
export const countedKinds = ['animals', 'projects', 'eggs'] as const
export type CountedKind = (typeof countedKinds)[number]

/** How many records of each kind the free plan holds (BIL-01 to BIL-03). Everything stored counts, archived or finished too (BIL-Q02). */
export const freeLimits: Readonly<Record<CountedKind, number>> = { animals: 10, projects: 5, eggs: 10 }

/** The most records of a kind under a plan; null means no limit (BIL-04). */
export const limitOf = (plan: Plan, kind: CountedKind): number | null =>
  plan === 'pro' ? null : freeLimits[kind]

/** Whether the keeper should hear that the limit is near: from two below it (BIL-09). */
export const isNearLimit = ({ count, limit }: { count: number; limit: number | null }): boolean =>
  limit !== null && count >= limit - 2

/** Words of the wire for the counted kinds (BIL-Q03): `reptiles` and `animals` mean the same. */
export const kindWords: Readonly<Record<string, CountedKind>> = {
  reptiles: 'animals',
  animals: 'animals',
  'breeding-projects': 'projects',
  eggs: 'eggs',
}

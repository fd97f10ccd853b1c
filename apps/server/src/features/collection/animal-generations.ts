/** A parent of a new animal: one that the keeper has, or another of the same batch by its place in it. */
export type BatchParent = { readonly id: number } | { readonly at: number } | null

/** An animal of a batch as far as its parents go. */
export type Parented = { readonly father: BatchParent; readonly mother: BatchParent }

export const isInBatch = (parent: BatchParent): parent is { readonly at: number } =>
  parent !== null && 'at' in parent

const placesOf = ({ father, mother }: Parented): number[] =>
  [father, mother].flatMap((parent) => (isInBatch(parent) ? [parent.at] : []))

/**
 * The places of a batch by generation, parents before their children; and those of animals that would descend from
 * themselves, which are in none.
 */
export function sortGenerations(batch: readonly Parented[]): {
  generations: number[][]
  circular: number[]
} {
  const children: number[][] = batch.map(() => [])
  const missing = batch.map((animal, at) => {
    const parents = placesOf(animal)
    for (const parent of parents) children[parent]?.push(at)
    return parents.length
  })
  const generations: number[][] = []
  let ready = [...missing.keys()].filter((at) => missing[at] === 0)
  while (ready.length > 0) {
    generations.push(ready)
    const next: number[] = []
    for (const at of ready)
      for (const child of children[at] ?? []) {
        missing[child] = (missing[child] ?? 0) - 1
        if (missing[child] === 0) next.push(child)
      }
    ready = next
  }
  return { generations, circular: [...missing.keys()].filter((at) => (missing[at] ?? 0) > 0) }
}

/**
 * Works through a list two items at a time and answers the results in the list's order. Pictures keep both cores of a
 * small machine busy that way; more at once would only wait for each other.
 */
export async function twoAtATime<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const waiting = items.entries()
  const lane = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item)
  }
  await Promise.all([lane(), lane()])
  return results
}

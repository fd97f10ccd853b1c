/** Keepers who wait for something, but for the given ones; few at a time. */
type ListWaiting = (except: ReadonlySet<number>) => Promise<number[]>

/**
 * Works for each keeper of a list, until the list names nobody who hasn't failed. A keeper whose work fails is reported
 * and left for the next look, and holds up no other.
 */
export async function forEachKeeper(
  list: ListWaiting,
  work: (keeperId: number) => Promise<void>,
  report: (error: unknown) => void,
): Promise<void> {
  const failed = new Set<number>()
  for (let keepers = await list(failed); keepers.length > 0; keepers = await list(failed)) {
    for (const keeperId of keepers) {
      await work(keeperId).catch((error: unknown) => {
        failed.add(keeperId)
        report(error)
      })
    }
  }
}

/** How a visit came about, in the words of the browser's history. */
export type VisitKind = 'push' | 'replace' | 'back' | 'forward' | 'go'

/** The history of visited paths, oldest first; the last one is where the keeper is (SHELL-09). */
export type VisitedPaths = readonly string[]

/** More than anyone goes back; older visits are dropped. */
const mostKept = 100

/** The history after a visit. Going back drops what lay ahead, so that the next step back goes further. */
export function visit(paths: VisitedPaths, path: string, kind: VisitKind): VisitedPaths {
  if (paths.at(-1) === path) return paths
  if (kind === 'replace') return [...paths.slice(0, -1), path]
  if (kind === 'back' || kind === 'go') {
    const before = paths.lastIndexOf(path)
    if (before >= 0) return paths.slice(0, before + 1)
    if (kind === 'back') return [path]
  }
  return [...paths, path].slice(-mostKept)
}

/** Where going back leads, or null with fewer than two visits (SHELL-10). */
export const previousOf = (paths: VisitedPaths): string | null => paths.at(-2) ?? null

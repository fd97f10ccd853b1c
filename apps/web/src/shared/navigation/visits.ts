import type { RouterHistory } from '@tanstack/react-router'
import { previousOf, type VisitedPaths, type VisitKind, visit } from './visited-paths.ts'

let paths: VisitedPaths = []

/** Keeps the history of visited paths in step with the router's. */
export function followVisits(history: RouterHistory): void {
  paths = visit([], history.location.href, 'push')
  history.subscribe(({ location, action }) => {
    paths = visit(paths, location.href, action.type.toLowerCase() as VisitKind)
  })
}

/** The path visited before the present one, or null. */
export const previousPath = (): string | null => previousOf(paths)

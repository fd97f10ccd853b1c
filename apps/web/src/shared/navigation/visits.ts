import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'
import { previousOf, type VisitedPaths, type VisitKind, visit } from './visited-paths.ts'

let paths: VisitedPaths = []

/** A page with its search; places within a page are no visits of their own. */
const pageOf = ({ pathname, search }: HistoryLocation): string => pathname + search

/** Keeps the history of visited paths in step with the router's. */
export function followVisits(history: RouterHistory): void {
  paths = visit([], pageOf(history.location), 'push')
  history.subscribe(({ location, action }) => {
    paths = visit(paths, pageOf(location), action.type.toLowerCase() as VisitKind)
  })
}

/** The path visited before the present one, or null. */
export const previousPath = (): string | null => previousOf(paths)

import type { RouteEntry } from '../platform/http/auth-hook.ts'

/** A path that a route answers, with the first record of each kind in it. */
export const pathFor = (url: string): string =>
  url.replace(':kind', 'eggs').replaceAll(/:\w+/g, '1').replace('*', 'x.js')

/** The routes that may change something. */
export const changingRoutes = (table: readonly RouteEntry[]): RouteEntry[] =>
  table.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))

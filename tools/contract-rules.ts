import { contracts } from '@clutchbook/domain/api'
import { recordKinds } from '@clutchbook/domain/areas'

/** What an endpoint says of itself, read without trust in its type. */
export type Stated = {
  method: string
  path: string
  shows?: readonly string[]
  changes?: readonly string[]
  answer?: unknown
  isSigned?: boolean
  queues?: boolean
}

type Contracts = readonly Readonly<Record<string, Stated>>[]

const listed: ReadonlySet<string> = new Set(recordKinds)

/** Every endpoint of every area. */
export const listEndpoints = (from: Contracts = contracts): Stated[] =>
  from.flatMap((contract) => Object.values(contract))

/** Which endpoints do not say what kinds of record they show or change, one line each. */
export const contractProblems = (from: Contracts = contracts): string[] =>
  listEndpoints(from).flatMap(problemsOf)

function problemsOf({ method, path, shows, changes }: Stated): string[] {
  const address = `${method} ${path}`
  const [property, kinds, verb] =
    method === 'GET' ? (['shows', shows, 'shows'] as const) : (['changes', changes, 'may write'] as const)
  if (!kinds)
    return [
      `${address}: state in its contract which kinds of record it ${verb}, as in \`${property}: ['animals']\``,
    ]
  return kinds
    .filter((kind) => !listed.has(kind))
    .map(
      (kind) =>
        `${address}: ${property} "${kind}", which no area stores and kernel/record-kinds.ts does not list`,
    )
}

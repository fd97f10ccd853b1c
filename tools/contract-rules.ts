import { contracts } from '@clutchbook/domain/api'
import { recordKinds } from '@clutchbook/domain/kernel/record-kinds'

/** What an endpoint says of itself, read without trust in its type. */
export type Stated = {
  method: string
  path: string
  shows?: readonly string[]
  changes?: readonly string[]
  answer?: unknown
  isSigned?: boolean
}

type Contracts = Readonly<Record<string, Readonly<Record<string, Stated>>>>

/** Every endpoint of every area. */
export const listEndpoints = (from: Contracts = contracts): Stated[] =>
  Object.values(from).flatMap((contract) => Object.values(contract))

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
    .filter((kind) => !(recordKinds as readonly string[]).includes(kind))
    .map((kind) => `${address}: ${property} "${kind}", which is not listed in kernel/record-kinds.ts`)
}

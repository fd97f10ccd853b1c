import { contracts } from '@clutchbook/domain/api'
import type { Endpoint } from '@clutchbook/domain/kernel/endpoint'

/** An endpoint with its address, as in `POST /api/animals`. */
export type Address = Endpoint & { readonly address: string }

const endpoints: readonly Address[] = contracts.flatMap((contract) =>
  Object.values(contract as Readonly<Record<string, Endpoint>>).map((endpoint) => ({
    ...endpoint,
    address: `${endpoint.method} ${endpoint.path}`,
  })),
)

/** Every endpoint of the contracts. */
export const listEndpoints = (): Address[] => [...endpoints]

const formOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/** The endpoint that answers a call; one that names its path to the letter goes before one with a parameter. */
export function endpointAt(method: string, path: string): Address {
  const [bare = ''] = path.split('?')
  const fitting = listEndpoints()
    .filter(
      (one) => one.method === method && [one.path, one.also].some((form) => form && formOf(form).test(bare)),
    )
    .sort((a, b) => parametersOf(a) - parametersOf(b))
  const [found] = fitting
  if (!found) throw new Error(`No contract speaks of ${method} ${path}`)
  return found
}

const parametersOf = ({ path }: Endpoint): number => path.split('{').length

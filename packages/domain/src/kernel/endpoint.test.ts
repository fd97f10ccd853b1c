import { expect, test } from 'vitest'
import { contracts } from '../api.ts'
import { type Contract, endpoint } from './endpoint.ts'

const endpoints = Object.values(contracts).flatMap((contract: Contract) => Object.values(contract))
const addresses = endpoints.flatMap(({ method, path, also }) =>
  [path, also].filter((one) => one !== undefined).map((one) => `${method} ${one}`),
)

test('each address of the wire is declared once', () => {
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

test('COL-Q04 every call on animals has a path in both families', () => {
  const family = (name: string) =>
    addresses
      .filter((address) => address.includes(`/api/${name}`))
      .map((address) => address.replace(name, '*'))
  expect(family('animals').sort()).toEqual(family('reptiles').sort())
})

test('each parameter in a path is declared, and each declared one is in the path', () => {
  for (const { path, params } of endpoints) {
    const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name)
    const shape = params && 'shape' in params ? Object.keys(params.shape as object) : []
    expect(shape, path).toEqual(inPath)
  }
})

test('an endpoint that does not state what it shows or changes does not compile', () => {
  const stated = { path: '/api/animals', access: 'keeper', summary: 'Animals', errors: [] } as const
  expect(endpoint({ ...stated, method: 'GET', shows: ['animals'] }).shows).toEqual(['animals'])
  expect(endpoint({ ...stated, method: 'POST', changes: [] }).changes).toEqual([])
  // @ts-expect-error a read states what it shows
  endpoint({ ...stated, method: 'GET' })
  // @ts-expect-error a change states what it may write
  endpoint({ ...stated, method: 'POST' })
  // @ts-expect-error a read changes nothing
  endpoint({ ...stated, method: 'GET', shows: [], changes: ['animals'] })
  // @ts-expect-error kinds are those that are listed
  endpoint({ ...stated, method: 'GET', shows: ['snakes'] })
})

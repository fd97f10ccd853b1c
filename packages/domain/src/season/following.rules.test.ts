import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  laterStatus,
  offeredStatuses,
  type ProjectStatus,
  projectStatuses,
} from '../breeding/breeding.rules.ts'
import { type Teller, withoutMove } from '../breeding/status-moves.rules.ts'
import { projectOfFact, statusAfterFact, statusToldBy } from './following.rules.ts'
import { type FactKind, factKinds } from './season-facts.rules.ts'

test('SEA-05 an introduction, a lock, an ovulation and a shed move a project on', () => {
  const after = (kind: (typeof factKinds)[number]) => statusAfterFact('Pairing', kind)
  expect(factKinds.map((kind) => [kind, after(kind)])).toEqual([
    ['target', 'Pairing'],
    ['cooling', 'Pairing'],
    ['introduced', 'Paired'],
    ['lock', 'Confirmed Lock'],
    ['follicles', 'Pairing'],
    ['sign', 'Pairing'],
    ['ovulation', 'Gravid'],
    ['shed', 'Gravid'],
    ['rest', 'Pairing'],
  ])
})

test('SEA-05 no fact moves a project back, nor from an end or from a status without a place in the season', () => {
  const places: readonly string[] = offeredStatuses
  for (const status of projectStatuses)
    for (const kind of factKinds) {
      const now = statusAfterFact(status, kind)
      expect(places.indexOf(now)).toBeGreaterThanOrEqual(places.indexOf(status))
      if (['Completed', 'Complete', 'Failed', 'Active'].includes(status)) expect(now).toBe(status)
    }
  expect(statusAfterFact('Eggs Laid', 'lock')).toBe('Eggs Laid')
})

test('SEA-05 deleting a fact gives the status back where it stands, as far as other facts don’t tell it too', () => {
  const move = { from: 'Pairing', to: 'Confirmed Lock' } as const
  const without = (status: ProjectStatus, ...kinds: FactKind[]) =>
    withoutMove(
      status,
      move,
      kinds.map((kind) => ({ told: statusToldBy(kind), move: null })),
    ).status
  expect(without('Confirmed Lock')).toBe('Pairing')
  expect(without('Confirmed Lock', 'introduced')).toBe('Paired')
  expect(without('Confirmed Lock', 'introduced', 'lock')).toBe('Confirmed Lock')
  expect(without('Gravid')).toBe('Gravid')
  expect(without('Failed', 'lock')).toBe('Failed')
  expect(withoutMove('Confirmed Lock', null, []).status).toBe('Confirmed Lock')
})

type Numbered = Teller & { readonly id: number }

test('SEA-05 facts and clutches that are deleted in any order leave a project as those that stay tell it', () => {
  const laidOnes: readonly ProjectStatus[] = ['Eggs Laid', 'Incubating', 'Hatched']
  const tellings = [...factKinds.map(statusToldBy), ...laidOnes]
  const written = fc.array(fc.tuple(fc.constantFrom(...tellings), fc.nat()), { maxLength: 8 })
  fc.assert(
    fc.property(fc.constantFrom(...projectStatuses), written, (begun, all) => {
      const after = (from: ProjectStatus, told: ProjectStatus | null): ProjectStatus =>
        told === null ? from : laterStatus(from, told)
      let status = begun
      let staying: readonly Numbered[] = all.map(([told], id) => {
        const from = status
        status = after(status, told)
        return { id, told, move: status === from ? null : { from, to: status } }
      })
      const order = all.map(([, rank], id) => ({ rank, id })).sort((one, other) => one.rank - other.rank)
      for (const { id } of order) {
        const gone = staying.find((one) => one.id === id)
        const others = staying.filter((one) => one.id !== id)
        const next = withoutMove(status, gone?.move ?? null, others)
        status = next.status
        staying = next.staying
        expect(status).toBe(others.reduce((now, { told }) => after(now, told), begun))
      }
      expect(status).toBe(begun)
    }),
  )
})

test('SEA-05 a fact moves the project it names, else her only active one with that male', () => {
  const projects = [
    { id: 1, maleId: 7, status: 'Pairing' },
    { id: 2, maleId: 8, status: 'Paired' },
    { id: 3, maleId: 8, status: 'Completed' },
    { id: 4, maleId: 9, status: 'Pairing' },
    { id: 5, maleId: 9, status: 'Paired' },
  ] as const
  const of = (breedingProjectId: number | null, maleId: number | null, some = projects.slice()) =>
    projectOfFact(some, { breedingProjectId, maleId })?.id ?? null
  expect(of(3, null)).toBe(3)
  expect(of(null, 7)).toBe(1)
  expect(of(null, 8)).toBe(2)
  expect(of(null, 9)).toBeNull()
  expect(of(null, 6)).toBeNull()
  expect(of(null, null)).toBeNull()
  expect(of(null, null, [projects[0], projects[2]])).toBe(1)
})

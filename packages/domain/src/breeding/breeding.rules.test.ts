import { expect, test } from 'vitest'
import { textProblem } from '../kernel/record-fields.ts'
import { projectFields } from './breeding.fields.ts'
import {
  isActiveStatus,
  layDateWarning,
  offeredStatuses,
  projectDefaults,
  projectStatuses,
  statusBadge,
  statusesFor,
  statusFollowing,
} from './breeding.rules.ts'

const projectNameProblem = (text: string) => textProblem(projectFields.name, text)

test('BRD-23 the ten statuses stand in the order of a season', () => {
  expect(offeredStatuses).toEqual([
    'Pairing',
    'Paired',
    'Breeding',
    'Confirmed Lock',
    'Gravid',
    'Eggs Laid',
    'Incubating',
    'Hatched',
    'Completed',
    'Failed',
  ])
})

test('BRD-25 BRD-Q01 each status has its badge', () => {
  const badges = Object.groupBy(projectStatuses, statusBadge)
  expect(badges.default).toEqual(['Confirmed Lock', 'Active'])
  expect(badges.secondary).toEqual(['Completed', 'Complete'])
  expect(badges.destructive).toEqual(['Failed'])
  expect(badges.outline).toHaveLength(7)
})

test('BRD-26 BRD-Q01 a project is active until it is Completed, Complete or Failed', () => {
  expect(projectStatuses.filter((status) => !isActiveStatus(status))).toEqual([
    'Completed',
    'Failed',
    'Complete',
  ])
})

test('BRD-51 the form offers the ten, and the stored one if it is another', () => {
  expect(statusesFor()).toEqual(offeredStatuses)
  expect(statusesFor('Gravid')).toEqual(offeredStatuses)
  expect(statusesFor('Active')).toEqual([...offeredStatuses, 'Active'])
})

test('BRD-08 BRD-09 BRD-10 BRD-11 a new project starts today, Pairing, with its days to come', () => {
  expect(projectDefaults('2026-11-21')).toEqual({
    startDate: '2026-11-21',
    expectedLayDate: '2026-12-21',
    nextClutchDate: '2027-01-20',
    status: 'Pairing',
  })
})

test('BRD-13 a project has a name', () => {
  expect(projectNameProblem('  ')).toBe('Name is required')
  expect(projectNameProblem('Clown x Pied')).toBeNull()
})

test('BRD-Q06 laying before the start is allowed with a word of caution', () => {
  expect(layDateWarning('2026-06-01', '2026-05-31')).toBe('The expected lay date is before the start date')
  expect(layDateWarning('2026-06-01', '2026-06-01')).toBeNull()
  expect(layDateWarning('2026-06-01', null)).toBeNull()
})

test('BRD-52 laying and hatching move a status on, never back, never from an end, and not from Active', () => {
  const before = { laid: 5, hatched: 7 } as const
  for (const [place, status] of offeredStatuses.entries()) {
    expect(statusFollowing(status, 'laid')).toBe(place < before.laid ? 'Eggs Laid' : status)
    expect(statusFollowing(status, 'hatched')).toBe(place < before.hatched ? 'Hatched' : status)
  }
  for (const status of ['Active', 'Complete', 'Completed', 'Failed'] as const)
    for (const tell of ['laid', 'hatched'] as const) expect(statusFollowing(status, tell)).toBe(status)
})

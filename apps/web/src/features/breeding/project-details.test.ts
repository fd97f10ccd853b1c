import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { expect, test } from 'vitest'
import { pairOf } from './pair.ts'
import { detailsOf } from './project-details.ts'

const project: Project = {
  id: 9,
  userId: 1,
  version: 1,
  createdAt: '2026-01-14T10:00:00.000Z',
  name: 'Ember × Atlas',
  projectCode: 'BP-26-03',
  maleId: 3,
  femaleId: 4,
  maleName: 'Atlas',
  femaleName: 'Ember',
  maleMorph: 'Mojave',
  femaleMorph: null,
  malePhoto: null,
  femalePhoto: null,
  species: 'Python regius',
  startDate: '2026-01-14',
  status: 'Incubating',
  nextClutchDate: null,
  expectedLayDate: '2026-09-20',
  clutchSize: null,
  season: null,
  confirmedLock: true,
  notes: null,
  eggCount: 7,
  incubatingCount: 5,
  hatchedCount: 0,
  offspringCount: 0,
}

test('BRD-27 the page tells the project’s code and days', () => {
  expect(detailsOf(project).map(({ term, text }) => `${term}: ${text}`)).toEqual([
    'Project code: BP-26-03',
    'Started: 01/14/2026',
    'Expected lay: 09/20/2026',
    'Next clutch: Unknown',
    'Clutch size: 7',
  ])
})

test('BRD-Q04 a stated clutch size goes before the number of eggs', () => {
  const sizeOf = (clutchSize: number | null) => detailsOf({ ...project, clutchSize }).at(-1)?.text
  expect(sizeOf(9)).toBe('9')
  expect(sizeOf(null)).toBe('7')
})

test('BRD-40 the pair is one male and one female, the male first', () => {
  expect(pairOf(project).map(({ sex, id, name }) => [sex, id, name])).toEqual([
    ['Male', 3, 'Atlas'],
    ['Female', 4, 'Ember'],
  ])
})

test('COL-132 a partner that was deleted keeps its name and leads nowhere', () => {
  const [male] = pairOf({ ...project, maleId: null })
  expect([male.id, male.name, male.morph]).toEqual([null, 'Atlas', 'Mojave'])
})

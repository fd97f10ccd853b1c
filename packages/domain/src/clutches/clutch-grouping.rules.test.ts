import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../kernel/civil-day.ts'
import { type ClutchProject, groupedClutches, type UngroupedEgg } from './clutch-grouping.rules.ts'
import { seasonOf } from './season.rules.ts'

const egg = (fields: Partial<UngroupedEgg> & { id: number }): UngroupedEgg => ({
  ...{ breedingProjectId: 1, layDate: '2026-06-01', createdAt: '2026-06-01T08:00:00.000Z' },
  ...{ temperature: null, temperatureUnit: 'C', humidity: null },
  ...fields,
})

const project = (fields: Partial<ClutchProject> & { id: number }): ClutchProject => ({
  ...{ startDate: '2026-04-01', maleId: 7, maleName: null, maleMorph: null },
  ...{ femaleId: 8, femaleName: null, femaleMorph: null, species: null },
  ...fields,
})

const idsOf = (days: string[]) =>
  groupedClutches(
    days.map((layDate, n) => egg({ id: n + 1, layDate })),
    [project({ id: 1 })],
  ).map(({ eggIds }) => eggIds)

test('CLU-14 a new clutch begins more than a day after the last egg or more than two after the first', () => {
  expect(idsOf(['2026-06-01', '2026-06-01', '2026-06-02', '2026-06-03'])).toEqual([[1, 2, 3, 4]])
  expect(idsOf(['2026-06-01', '2026-06-03'])).toEqual([[1], [2]])
  expect(idsOf(['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'])).toEqual([[1, 2, 3], [4]])
  expect(idsOf(['2026-06-03', '2026-06-01', '2026-06-02'])).toEqual([[2, 3, 1]])
})

test('CLU-14 clutches take the pair of their project, what all of their eggs agree on, and codes by their days', () => {
  const eggs = [
    egg({
      id: 1,
      layDate: '2026-06-01',
      temperature: 31.5,
      humidity: 95,
      createdAt: '2026-06-02T08:00:00.000Z',
    }),
    egg({ id: 2, layDate: '2026-06-01', temperature: 31.5, humidity: 90 }),
    egg({ id: 3, breedingProjectId: 2, layDate: '2026-05-01', temperature: 31.1, temperatureUnit: 'F' }),
    egg({ id: 4, breedingProjectId: null }),
    egg({ id: 5, breedingProjectId: 2, layDate: '2026-08-01' }),
  ]
  const gone = { maleId: null, maleName: 'Cinder', maleMorph: 'Clown' }
  const goneToo = { femaleId: null, femaleName: 'Dahlia', femaleMorph: null, species: 'Python regius' }
  const projects = [project({ id: 1 }), project({ id: 2, startDate: '2026-10-01', ...gone, ...goneToo })]
  const sire = { animalId: 7, name: null, morph: null }
  const nobody = { femaleId: null, femaleName: 'Dahlia', species: 'Python regius' }
  const words = { animalId: null, name: 'Cinder', morph: 'Clown' }
  expect(groupedClutches(eggs, projects)).toMatchObject([
    { code: '27-01', eggIds: [3], ...nobody, sire: words, temperature: 31.1, temperatureUnit: 'F' },
    { code: '26-01', eggIds: [1, 2], femaleId: 8, femaleName: null, sire, temperature: 31.5, humidity: null },
    { code: '27-02', eggIds: [5], ...nobody, layDate: '2026-08-01' },
  ])
  expect(groupedClutches(eggs, projects)[1]?.createdAt).toBe('2026-06-01T08:00:00.000Z')
})

test('CLU-05 CLU-14 seasons that are a century apart share no code', () => {
  const eggs = [egg({ id: 1, layDate: '1926-06-01' }), egg({ id: 2, breedingProjectId: 2 })]
  const projects = [project({ id: 1, startDate: '1926-04-01' }), project({ id: 2 })]
  expect(groupedClutches(eggs, projects).map(({ code }) => code)).toEqual(['26-01', '26-02'])
})

const eggs = fc
  .array(fc.record({ breedingProjectId: fc.constantFrom(1, 2, 3, null), day: fc.nat(12) }), { maxLength: 40 })
  .map((laid) =>
    laid.map(({ breedingProjectId, day }, n) =>
      egg({ id: n + 1, breedingProjectId, layDate: addDays('2026-09-25', day) }),
    ),
  )

/** The same eggs as they were laid and as a database may answer them. */
const inTwoOrders = eggs.chain((all) =>
  fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
)

test('CLU-14 each egg of a project is in one clutch of it, none is loose twice, and no code is given twice', () => {
  const projects = [1, 2, 3].map((id) => project({ id, startDate: id === 3 ? '2026-10-02' : '2026-04-01' }))
  fc.assert(
    fc.property(inTwoOrders, ([all, shuffled]) => {
      const clutches = groupedClutches(all, projects)
      const byId = new Map(all.map((one) => [one.id, one]))
      const inClutches = clutches.flatMap(({ eggIds }) => eggIds)
      const ofProjects = all.filter(({ breedingProjectId }) => breedingProjectId !== null).map(({ id }) => id)
      expect(inClutches.toSorted((a, b) => a - b)).toEqual(ofProjects)
      expect(new Set(clutches.map(({ code }) => code)).size).toBe(clutches.length)
      for (const { eggIds, layDate, breedingProjectId, code } of clutches) {
        for (const id of eggIds) {
          expect(byId.get(id)?.breedingProjectId).toBe(breedingProjectId)
          expect(daysBetween(layDate, byId.get(id)?.layDate ?? '')).toBeLessThanOrEqual(2)
        }
        const season = seasonOf(breedingProjectId === 3 ? '2026-10-02' : '2026-04-01')
        expect(code.startsWith(`${season % 100}-`)).toBe(true)
      }
      // What the database answers in another order is grouped alike.
      expect(groupedClutches(shuffled, projects.toReversed())).toEqual(clutches)
    }),
  )
})

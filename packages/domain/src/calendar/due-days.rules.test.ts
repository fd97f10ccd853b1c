import { expect, test } from 'vitest'
import { type DueDay, dueTitle, dueWords } from './due-days.rules.ts'

const due = (fields: Partial<DueDay>): DueDay => ({
  ...{ kind: 'hatch', day: '2026-08-01', eggs: 1, eggNumber: null },
  ...{ breedingProjectId: 7, projectName: 'Clown x Pied' },
  ...fields,
})

test('CAL-50 a day says in words what is due on it, and of which project', () => {
  expect(dueTitle(due({ eggs: 12 }))).toBe('12 eggs due: Clown x Pied')
  expect(dueTitle(due({ eggNumber: '7' }))).toBe('Egg 7 due: Clown x Pied')
  expect(dueTitle(due({ projectName: null }))).toBe('1 egg due')
  expect(dueWords(due({ kind: 'lay', eggs: 0 }))).toBe('Expected to lay')
  expect(dueTitle(due({ kind: 'clutch', eggs: 0 }))).toBe('Next clutch: Clown x Pied')
})

import { expect, test } from 'vitest'
import { type Command, commandsFor } from './command.ts'

const command = (label: string, words?: string): Command => ({
  id: label,
  label,
  Icon: () => null,
  run: () => undefined,
  ...(words === undefined ? {} : { words }),
})

const all = [command('My Animals', 'reptiles'), command('New Animal', 'add'), command('Calendar')]
const labels = (typed: string): string[] => commandsFor(all, typed).map(({ label }) => label)

test('U5 places and actions are found by the beginnings of their words, in any order', () => {
  expect(labels('')).toEqual(['My Animals', 'New Animal', 'Calendar'])
  expect(labels('ani')).toEqual(['My Animals', 'New Animal'])
  expect(labels('animal ADD')).toEqual(['New Animal'])
  expect(labels('rept')).toEqual(['My Animals'])
  expect(labels('nimal')).toEqual([])
})

import { expect, test } from 'vitest'
import { aboutOf, nameOf } from './entry-words.ts'

test.each([
  [{ kind: 'animals', label: 'Ember', note: 'Boa' }, 'Ember', 'Animal · Boa'],
  [{ kind: 'breeding-projects', label: 'Clown pair', note: null }, 'Clown pair', 'Breeding project'],
  [{ kind: 'eggs', label: '7', note: 'Clown pair' }, 'Egg #7', 'Clown pair'],
  [{ kind: 'eggs', label: '', note: null }, 'Egg without a number', 'Egg'],
  [{ kind: 'clutches', label: '27-01', note: 'Clown pair' }, '27-01', 'Clutch · Clown pair'],
  [{ kind: 'records', label: 'weight', note: '2026-06-15 Ember' }, 'Weight', 'Record · Ember, 06/15/2026'],
  [{ kind: 'ancestors', label: 'Rose', note: 'Ember' }, 'Rose', 'Ancestor · Ember'],
  [{ kind: 'plans', label: 'feeding', note: 'Ember' }, 'Feeding', 'Plan · Ember'],
  [{ kind: 'events', label: 'Feed', note: '2026-06-15' }, 'Feed', 'Event · 06/15/2026'],
] as const)('U7 what was deleted is told from its like: %o', (entry, name, about) => {
  expect([nameOf(entry), aboutOf(entry)]).toEqual([name, about])
})

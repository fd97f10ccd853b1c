import { expect, test } from 'vitest'
import type { ShownRow } from '../husbandry/public/use-animal-work.ts'
import type { KeptAnimal } from './places.queries.ts'
import {
  doneBefore,
  stateOfTub,
  type TubAnimal,
  wateredOf,
  whoIn,
  wordsOfTub,
  workOfRack,
} from './rack-work.ts'

const day = '2026-11-26'

const inTub = (row: Partial<ShownRow>, animal: Partial<KeptAnimal> = {}): TubAnimal => ({
  animal: {
    id: 1,
    name: 'Ember',
    lastFedOn: '2026-11-12',
    weight: 420,
    weightUnit: 'grams',
    ...animal,
  } as KeptAnimal,
  row: { planId: 1, kind: 'feeding', state: 'due', food: null, last: null, reasons: [], ...row } as ShownRow,
})

const last = (outcome: string) => ({ id: 1, recordDate: day, recordTime: null, outcome, food: null })

const food = { prey: 'rat', size: 'medium', state: null, count: 1, grams: null, supplement: null }

test('HUS-34 a tub tells by its state and a few words what is to be done with whom', () => {
  const due = inTub({})
  expect([stateOfTub('feed', [due]), whoIn([due]), wordsOfTub('feed', [due], day)]).toEqual([
    ...['due', 'Ember', '14 days'],
  ])
  const ate = inTub({ state: 'done', last: last('eaten'), food })
  expect([stateOfTub('feed', [ate]), wordsOfTub('feed', [ate], day)]).toEqual(['done', '1 medium rat'])
  const refused = inTub({ state: 'done', last: last('refused') })
  expect([stateOfTub('feed', [refused]), wordsOfTub('feed', [refused], day)]).toEqual(['refused', 'refused'])
  const blue = inTub({ state: 'paused', reasons: ['blue'] })
  expect([stateOfTub('feed', [blue]), wordsOfTub('feed', [blue], day)]).toEqual(['rest', 'in blue'])
  expect([stateOfTub('feed', []), wordsOfTub('feed', [], day)]).toEqual(['free', 'free'])
})

test('HUS-34 nobody is due whom no plan asks for, but for water, and a group is told by its number', () => {
  const unplanned = inTub({ planId: '1 feeding' })
  expect([stateOfTub('feed', [unplanned]), wordsOfTub('feed', [unplanned], day)]).toEqual([
    ...['rest', 'fed 14 d ago'],
  ])
  expect(stateOfTub('water', [inTub({ planId: '1 water', kind: 'water' })])).toBe('due')
  expect(whoIn([unplanned, inTub({})])).toBe('2 animals')
  expect(wordsOfTub('weigh', [unplanned], day)).toBe('420 g')
})

test('HUS-34 who was given water before today’s page was opened is not asked about again', () => {
  const { animal, row } = inTub({ planId: '1 water', kind: 'water', tapped: null })
  const before = { animal, row: doneBefore(row, day) }
  expect([stateOfTub('water', [before]), wordsOfTub('water', [before], day)]).toEqual(['done', 'water'])
  const pressed = inTub({ planId: '1 water', kind: 'water', tapped: 'sent' }).row
  expect(doneBefore(pressed, day)).toBe(pressed)
})

test('HUS-34 water is known by its kind whatever the case of the word, among all that is written down of a day', () => {
  const written = [
    { animalId: 1, recordType: 'water' },
    { animalId: 2, recordType: 'feeding' },
    { animalId: 3, recordType: 'Water' },
  ]
  expect([...wateredOf(written)]).toEqual([1, 3])
})

test('HUS-34 the foot of a rack counts what is done, how, and what is left', () => {
  const work = workOfRack('feed', [
    inTub({ state: 'done', last: last('eaten') }),
    inTub({ state: 'done', last: last('refused') }),
    inTub({ planId: 7 }),
    inTub({ planId: '3 feeding' }),
    inTub({ state: 'paused' }),
  ])
  expect(work).toMatchObject({ done: 2, all: 3, ate: 1, refused: 1, skipped: 0 })
  expect(work.left.map(({ planId }) => planId)).toEqual([7])
})

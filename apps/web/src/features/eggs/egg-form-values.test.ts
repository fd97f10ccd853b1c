import type { Egg } from '@clutchbook/domain/eggs/eggs.schema'
import { describe, expect, test } from 'vitest'
import { clutchBodyOf, eggBodyOf } from './egg-bodies.ts'
import {
  type EggFormValues,
  eggFormValuesOf,
  emptyEggForm,
  inUnit,
  nothingTyped,
  typedOf,
  withSuggestions,
} from './egg-form-values.ts'

const empty = emptyEggForm({ today: '2026-06-15', projectId: 7, temperatureUnit: 'C', count: '' })
const ballPython = { numbers: ['1', '2', 'A'], species: 'Python regius' }

const egg: Egg = {
  id: 3,
  userId: 1,
  version: 2,
  createdAt: '2026-06-15T10:00:00.000Z',
  updatedAt: '2026-06-15T10:00:00.000Z',
  breedingProjectId: 7,
  eggNumber: '12',
  layDate: '2026-06-15',
  dueDate: '2026-08-14',
  hatchDate: null,
  status: 'Incubating',
  temperature: 31.111_111_1,
  temperatureUnit: 'F',
  humidity: 90,
  incubationDays: 60,
  isViable: true,
  notes: null,
  clutchId: null,
  boxId: null,
  massGrams: null,
  position: null,
  isTopMarked: false,
}

describe('what a form suggests until the keeper types', () => {
  test('EGG-10 the number is the highest numeric one of the project plus one', () => {
    expect(withSuggestions(empty, nothingTyped, ballPython).eggNumber).toBe('3')
    expect(withSuggestions(empty, nothingTyped, { ...ballPython, numbers: [] }).eggNumber).toBe('1')
  })

  test('the days in the incubator are those of the species, of its warmth where one is typed, and 60 elsewhere', () => {
    const daysOf = (values: EggFormValues, species: string | null) =>
      withSuggestions(values, nothingTyped, { numbers: [], species }).incubationDays
    expect(daysOf(empty, 'Python regius')).toBe('58')
    expect(daysOf({ ...empty, temperature: '30.5' }, 'Python regius')).toBe('63')
    expect(daysOf({ ...empty, temperature: '87', temperatureUnit: 'F' }, 'Python regius')).toBe('63')
    expect(daysOf({ ...empty, temperature: '3000' }, 'Python regius')).toBe('58')
    expect(daysOf(empty, 'Draco volans')).toBe('60')
    expect(daysOf(empty, null)).toBe('60')
  })

  test('the due date follows lay date and days, and is left open while one of them is missing', () => {
    expect(withSuggestions(empty, nothingTyped, ballPython).dueDate).toBe('2026-08-12')
    expect(withSuggestions({ ...empty, layDate: null }, nothingTyped, ballPython).dueDate).toBeNull()
    const soon = { ...empty, incubationDays: '50' }
    expect(withSuggestions(soon, { ...nothingTyped, incubationDays: true }, ballPython).dueDate).toBe(
      '2026-08-04',
    )
    const odd = { ...empty, incubationDays: 'soon' }
    expect(withSuggestions(odd, { ...nothingTyped, incubationDays: true }, ballPython).dueDate).toBeNull()
  })

  test('what was typed stays, also when it was emptied', () => {
    const all = { eggNumber: true, incubationDays: true, dueDate: true }
    const typed = { ...empty, eggNumber: '', incubationDays: '', dueDate: null }
    expect(withSuggestions(typed, all, ballPython)).toEqual(typed)
  })

  test('the due date of a stored egg moves with its lay date only where it was the suggested one', () => {
    expect(typedOf(egg)).toEqual({ eggNumber: true, incubationDays: true, dueDate: false })
    expect(typedOf({ ...egg, dueDate: '2026-08-20' }).dueDate).toBe(true)
    expect(typedOf({ ...egg, dueDate: null }).dueDate).toBe(true)
  })
})

describe('temperatures in the unit of the keeper', () => {
  test('a stored one is shown in the unit it was given in', () => {
    expect(eggFormValuesOf(egg)).toMatchObject({ temperature: '88', temperatureUnit: 'F' })
  })

  test('another unit turns the number over, unless it made sense in the new unit only', () => {
    expect(inUnit({ ...empty, temperature: '31' }, 'F')).toMatchObject({
      temperature: '87.8',
      temperatureUnit: 'F',
    })
    expect(inUnit({ ...empty, temperature: '88' }, 'F')).toMatchObject({
      temperature: '88',
      temperatureUnit: 'F',
    })
    expect(inUnit(empty, 'F')).toMatchObject({ temperature: '', temperatureUnit: 'F' })
  })
})

describe('what is sent for a form', () => {
  test('EGG-12 an egg goes with the number of its project, texts that are never null, whole days and its viability', () => {
    expect(eggBodyOf({ ...empty, eggNumber: '', incubationDays: '58' })).toEqual({
      breedingProjectId: 7,
      eggNumber: '',
      layDate: '2026-06-15',
      dueDate: null,
      hatchDate: null,
      status: 'Incubating',
      incubationDays: 58,
      isViable: true,
      temperature: null,
      temperatureUnit: 'C',
      humidity: null,
      notes: '',
    })
    expect(eggBodyOf({ ...empty, layDate: null }).layDate).toBe('')
    expect(eggBodyOf({ ...empty, temperature: '31,5', humidity: '90' })).toMatchObject({
      temperature: 31.5,
      humidity: 90,
    })
  })

  test('a clutch goes with how many eggs it has and the number of its first', () => {
    const body = clutchBodyOf({ ...empty, count: '7', eggNumber: 'A1' }, 7)
    expect(body).toMatchObject({ breedingProjectId: 7, count: 7, firstNumber: 'A1', layDate: '2026-06-15' })
    expect(body).not.toHaveProperty('status')
  })
})

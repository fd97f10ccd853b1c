import { recordProblems, weightCurve } from '@clutchbook/domain/collection/animal-records.rules'
import { newAnimalRecord } from '@clutchbook/domain/collection/animal-records.schema'
import { expect, test } from 'vitest'
import { demoCollection } from '../collection.ts'
import { diaries, recordsOf } from './diaries.ts'

test.each(['2026-11-21', '2028-02-29'])(
  'COL-Q14 on %s ten animals of the demo have weights over time, meals and sheds that a keeper could have written',
  (today) => {
    const animals = demoCollection(today)
    expect(diaries.length).toBe(10)
    for (const diary of diaries) {
      const animal = animals.find(({ name }) => name === diary.animal)
      if (!animal) throw new Error(`${diary.animal} isn't in the demo collection`)
      const records = recordsOf(diary, animal, today).map((one, id) => {
        const { measurement = null, unit = null, ...record } = newAnimalRecord.parse(one)
        return { ...record, id, measurement, unit }
      })
      expect(records.map(recordProblems)).toEqual(records.map(() => ({})))
      const days = records.map(({ recordDate }) => recordDate)
      expect(days).toEqual(days.toSorted())
      expect(days.every((day) => day > animal.dateOfBirth && day <= today)).toBe(true)
      const curve = weightCurve(records, 'grams')
      expect(curve.length).toBeGreaterThan(4)
      expect(curve.at(-1)).toEqual({ recordDate: today, amount: animal.grams })
      expect(new Set(records.map(({ recordType }) => recordType)).has('feeding')).toBe(true)
    }
  },
)

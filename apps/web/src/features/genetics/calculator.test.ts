import { catalogues } from '@clutchbook/domain/genetics/catalogue/catalogues'
import { pythonRegius } from '@clutchbook/domain/genetics/catalogue/python-regius'
import { writeFraction } from '@clutchbook/domain/genetics/fraction'
import { type Genome, genomeOf } from '@clutchbook/domain/genetics/locus.rules'
import { readMorph } from '@clutchbook/domain/genetics/morph-reader.rules'
import { mayBeGoal, targetOddsOf, wishesFor } from '@clutchbook/domain/genetics/target.rules'
import { describe, expect, test } from 'vitest'
import { calculate as calculateRead } from './calculator.ts'
import type { CalculatorSearch } from './calculator-search.ts'
import { barOf, trayOf, wholeOf } from './egg-tray.ts'
import { examplePairs } from './example-pairs.ts'

const ball = genomeOf(pythonRegius)

function calculate(genome: Genome, { sire = '', dam = '', target = '', eggs }: CalculatorSearch) {
  const read = (text: string) => readMorph(genome, text)
  const readings = { sire: read(sire), dam: read(dam), target: read(target) }
  return calculateRead(genome, readings, { eggs, goals: { mayBeGoal, targetOddsOf, wishesFor } })
}

test('GEN-25 what a text does not say is left out, and the rest is computed', () => {
  const { odds, readings } = calculate(ball, { sire: 'Pastel glitter', dam: 'poss het Clown' })
  expect(readings.sire.unknown.map(({ text }) => text)).toEqual(['glitter'])
  expect(odds?.outcomes.map(({ name }) => name)).toEqual(['Pastel', 'Normal'])
  expect(calculate(ball, {}).odds).toBeNull()
})

test('GEN-25 a female is no father, and a male no mother; a goal that is refused leaves the rest', () => {
  expect(calculate(ball, { sire: '0.1 Pastel', dam: 'male Clown' }).problems).toEqual({
    sire: 'A father is male.',
    dam: 'A mother is female.',
  })
  const { odds, problems } = calculate(ball, { sire: 'Pastel', dam: 'Clown', target: '66% het Clown' })
  expect(Object.keys(problems)).toEqual(['target'])
  expect(odds?.outcomes).toHaveLength(2)
})

test('GEN-62 a tray has a whole number of eggs of every look, the lost ones among them', () => {
  const tray = (sire: string, dam: string) => {
    const { odds } = calculate(ball, { sire, dam })
    return odds && trayOf(odds)
  }
  expect(tray('Banana Pastel het Pied', 'Pastel Pied het Clown')).toEqual({ eggs: 16, lost: 0 })
  expect(tray('Spider', 'Spider')).toEqual({ eggs: 4, lost: 1 })
  expect(tray('Clown', 'Normal')).toEqual({ eggs: 1, lost: 0 })
  const crowd = 'Pastel Enchi Fire Banana het Clown het Pied'
  expect(tray(crowd, crowd)).toBeNull()
  const { odds } = calculate(ball, { sire: 'Pastel', dam: 'Pastel' })
  expect(odds?.outcomes.map(({ probability }) => wholeOf(probability, 4))).toEqual([2, 1, 1])
  const chances = odds?.outcomes.map(({ probability }) => probability) ?? []
  expect(chances.map((chance) => [writeFraction(chance), barOf(chance, chances)])).toEqual([
    ['1/2', 100],
    ['1/4', 50],
    ['1/4', 50],
  ])
})

describe.each(catalogues.map((entry) => [entry.common, entry] as const))('GEN-66 %s', (common, entry) => {
  test('offers three pairs that read clear, or none where no trait has odds', async () => {
    const genome = genomeOf(await entry.load())
    const pairs = examplePairs(genome)
    expect(pairs).toHaveLength(common === 'Gargoyle gecko' ? 0 : 3)
    for (const pair of pairs) {
      const { odds, readings } = calculate(genome, pair)
      expect([readings.sire.verdict, readings.dam.verdict]).toEqual(['clear', 'clear'])
      expect(odds?.looks).toBeGreaterThan(1)
    }
  })
})

import { expect, test } from 'vitest'
import { clutchCardOf } from './clutch-card.ts'
import type { WholeClutch } from './clutches.queries.ts'

const egg = (id: number, fields: object) => ({
  id,
  eggNumber: String(id),
  status: 'Incubating',
  position: null,
  ...fields,
})

const clutch = {
  ...{ code: '27-01', kind: 'eggs', layDate: '2027-05-01', species: 'Python regius', medium: 'Vermiculite' },
  ...{ sireNames: ['Rook'], femaleName: 'Ember', isParthenogenetic: false, liveCount: 0, stillbornCount: 0 },
  ...{ incubatingCount: 2, hatchedCount: 0, failedCount: 0, infertileCount: 1, sluggedCount: 0 },
  forecast: { from: '2027-06-27', to: '2027-07-03', likely: '2027-06-30' },
  eggs: [egg(1, { position: 'A10' }), egg(2, {}), egg(3, { position: 'A2', status: 'Infertile' })],
} as unknown as WholeClutch

test('SEA-23 the card of a clutch has code, pair, laid, counts, window, box and its eggs as they lie', () => {
  expect(clutchCardOf(clutch, 'Box A · Left shelf')).toEqual({
    ...{ code: '27-01', pair: 'Rook × Ember', species: 'Python regius' },
    lines: [
      { term: 'Laid', text: '05/01/2027' },
      { term: 'Eggs', text: '2 incubating, 1 infertile' },
      { term: 'Hatches', text: '06/27/2027 to 07/03/2027, likely 06/30/2027' },
      { term: 'Box', text: 'Box A · Left shelf' },
      { term: 'Medium', text: 'Vermiculite' },
    ],
    eggs: [
      { id: 3, place: 'A2', status: 'Infertile', word: 'infertile' },
      { id: 1, place: 'A10', status: 'Incubating', word: '' },
      { id: 2, place: '2', status: 'Incubating', word: '' },
    ],
  })
})

test('SEA-23 what is not known is left out of the card', () => {
  const { lines } = clutchCardOf({ ...clutch, forecast: null, medium: null }, null)
  expect(lines.map(({ term }) => term)).toEqual(['Laid', 'Eggs'])
})

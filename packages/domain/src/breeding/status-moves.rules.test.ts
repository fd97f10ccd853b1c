import { expect, test } from 'vitest'
import type { ProjectStatus } from './breeding.rules.ts'
import { movedFurther, type Teller, withoutMove } from './status-moves.rules.ts'

const move = (from: ProjectStatus, to: ProjectStatus) => ({ from, to })

test('SEA-05 a clutch that moves its project in several steps counts from where it began, also where another moved it in between', () => {
  const laid = move('Gravid', 'Eggs Laid')
  const boxed: Teller = { told: 'Incubating', move: move('Eggs Laid', 'Incubating') }
  const hatched = move('Incubating', 'Hatched')
  expect(movedFurther(null, laid, [])).toEqual(laid)
  expect(movedFurther(laid, move('Eggs Laid', 'Hatched'), [])).toEqual(move('Gravid', 'Hatched'))
  expect(movedFurther(laid, hatched, [boxed])).toEqual(move('Gravid', 'Hatched'))
})

test('SEA-05 a clutch leaves a status that was set by hand between its steps', () => {
  const hatched = move('Incubating', 'Hatched')
  expect(movedFurther(move('Gravid', 'Eggs Laid'), hatched, [])).toEqual(hatched)
})

test('SEA-05 of two clutches whose moves lie within each other, whichever goes first, the project is as it was', () => {
  const first: Teller = { told: 'Hatched', move: move('Gravid', 'Hatched') }
  const second: Teller = { told: 'Incubating', move: move('Eggs Laid', 'Incubating') }
  const alone = withoutMove('Hatched', first.move, [second])
  expect(alone).toEqual({
    status: 'Incubating',
    staying: [{ told: 'Incubating', move: move('Gravid', 'Incubating') }],
  })
  expect(withoutMove(alone.status, alone.staying[0]?.move ?? null, []).status).toBe('Gravid')
  const other = withoutMove('Hatched', second.move, [first])
  expect(other).toEqual({ status: 'Hatched', staying: [first] })
  expect(withoutMove(other.status, first.move, []).status).toBe('Gravid')
})

test('SEA-05 what a clutch tells does not count where a status before it was set by hand', () => {
  const clutch: Teller = { told: 'Eggs Laid', move: move('Paired', 'Eggs Laid') }
  expect(withoutMove('Gravid', move('Pairing', 'Gravid'), [clutch])).toEqual({
    status: 'Pairing',
    staying: [clutch],
  })
})

test('SEA-05 a clutch that takes over a move from where its own ended counts from where that began', () => {
  const first: Teller = { told: 'Hatched', move: move('Gravid', 'Eggs Laid') }
  const second = move('Eggs Laid', 'Hatched')
  const alone = withoutMove('Hatched', second, [first])
  expect(alone).toEqual({
    status: 'Hatched',
    staying: [{ told: 'Hatched', move: move('Gravid', 'Hatched') }],
  })
  expect(withoutMove(alone.status, alone.staying[0]?.move ?? null, []).status).toBe('Gravid')
})

import { expect, test } from 'vitest'
import { createPressPause } from './press-pause.ts'

test('HUS-34 PLC-10 a press that bounces within 300 ms of the one before is no press, and the next that is meant is one', () => {
  const pause = createPressPause()
  expect(pause.isOver(0)).toBe(true)
  pause.begin(1000)
  expect([1000, 1120, 1299].map((at) => pause.isOver(at))).toEqual([false, false, false])
  expect(pause.isOver(1300)).toBe(true)
})

test('HUS-34 two thumbs on two tubs are two presses, however quick they are', () => {
  const pause = createPressPause()
  pause.begin(1000, 1)
  expect([pause.isOver(1050, 1), pause.isOver(1050, 2), pause.isOver(1300, 1)]).toEqual([false, true, true])
})

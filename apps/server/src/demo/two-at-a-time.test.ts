import { expect, test } from 'vitest'
import { twoAtATime } from './two-at-a-time.ts'

test('never more than two are under way, and the results keep the order of the list', async () => {
  let underWay = 0
  let most = 0
  const results = await twoAtATime([5, 1, 4, 2, 3], async (turns) => {
    most = Math.max(most, ++underWay)
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    underWay--
    return turns * 10
  })
  expect(results).toEqual([50, 10, 40, 20, 30])
  expect(most).toBe(2)
})

test('a failure is heard', async () => {
  const spoilt = twoAtATime([1, 2, 3], (item) =>
    item === 2 ? Promise.reject(new Error('no light')) : Promise.resolve(item),
  )
  await expect(spoilt).rejects.toThrow('no light')
})

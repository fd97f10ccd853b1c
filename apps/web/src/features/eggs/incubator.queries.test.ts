import { expect, test } from 'vitest'
import { incubatorQuery } from './incubator.queries.ts'

test('EGG-21 the incubator opens with a screenful of what hatches next, which is what its cost is measured by', () => {
  expect(incubatorQuery.queryKey[0]).toBe('/api/eggs?status=Incubating&sort=due&limit=20')
})

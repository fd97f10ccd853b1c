import { expect, test } from 'vitest'
import { createRequestFigures } from './request-figures.ts'
import { writeFamilies } from './text-format.ts'

test('requests are counted by route and class of status, and their times add up from bound to bound', () => {
  const figures = createRequestFigures()
  const asked = { method: 'GET', route: '/api/animals/:id' }
  figures.note({ ...asked, status: 200, seconds: 0.004 })
  figures.note({ ...asked, status: 204, seconds: 0.3 })
  figures.note({ ...asked, status: 404, seconds: 70 })
  const lines = writeFamilies(figures.list()).split('\n')
  const labels = 'method="GET",route="/api/animals/:id"'
  expect(lines).toContain('# TYPE clutchbook_requests_total counter')
  expect(lines).toContain(`clutchbook_requests_total{${labels},status="2xx"} 2`)
  expect(lines).toContain(`clutchbook_requests_total{${labels},status="4xx"} 1`)
  const bucket = (bound: string) => `clutchbook_request_duration_seconds_bucket{${labels},le="${bound}"}`
  for (const [bound, count] of [
    ['0.002', 0],
    ['0.005', 1],
    ['0.25', 1],
    ['0.5', 2],
    ['30', 2],
    ['+Inf', 3],
  ] as const)
    expect(lines).toContain(`${bucket(bound)} ${count}`)
  expect(lines).toContain(`clutchbook_request_duration_seconds_sum{${labels}} 70.304`)
  expect(lines).toContain(`clutchbook_request_duration_seconds_count{${labels}} 3`)
})

test('what would break a line is written so that it does not, and a figure without a value is left out', () => {
  const text = writeFamilies([
    { name: 'a', help: 'A.', type: 'gauge', samples: [{ labels: { b: 'x"y\\z\nw' }, value: 1.5 }] },
    { name: 'empty', help: 'None.', type: 'counter', samples: [] },
  ])
  expect(text).toBe('# HELP a A.\n# TYPE a gauge\na{b="x\\"y\\\\z\\nw"} 1.5\n')
})

import { mostAtOnce } from '@clutchbook/domain/kernel/several'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { toasts } from '../../shared/ui/toast.ts'
import type { BulkAction } from './bulk-actions.ts'
import { doSeveral } from './do-several.ts'

beforeAll(() => vi.stubGlobal('location', { pathname: '/animals' }))
afterAll(() => vi.unstubAllGlobals())

/** An action that changes all it is given, and notes what the keeper was told while it did. */
function watchedAction(told: (string | undefined)[]): BulkAction {
  const act = {
    send: async (ids: number[]) => {
      told.push(toasts.current()?.title)
      return { ids }
    },
    refresh: () => undefined,
    ends: (count: number) => `${count} done`,
    failed: 'failed',
  }
  return { ...act, back: { ...act, ends: (count: number) => `${count} taken back` } }
}

const idsOf = (count: number): number[] => Array.from({ length: count }, (_none, at) => at + 1)

test('U7 what takes more than one request says so from its begin to its end, and so does taking it back', async () => {
  const told: (string | undefined)[] = []
  await doSeveral(new QueryClient(), idsOf(mostAtOnce + 1), watchedAction(told))
  const underWay = `Working on ${mostAtOnce + 1} animals…`
  expect(told).toEqual([underWay, underWay])
  expect(toasts.current()?.title).toBe(`${mostAtOnce + 1} done`)
  toasts.current()?.action?.run()
  await expect.poll(() => toasts.current()?.title).toBe(`${mostAtOnce + 1} taken back`)
  expect(told.slice(2)).toEqual([underWay, underWay])
})

test('U7 what one request takes is told when it is done', async () => {
  const told: (string | undefined)[] = []
  await doSeveral(new QueryClient(), idsOf(mostAtOnce), watchedAction(told))
  expect(told).not.toContain(`Working on ${mostAtOnce} animals…`)
})

import { offeredStatuses } from '@clutchbook/domain/breeding/breeding.rules'
import { expect, test } from 'vitest'
import { seasonOf } from './season.ts'

const statesAt = (status: Parameters<typeof seasonOf>[0]) => seasonOf(status)?.map(({ state }) => state[0])

test('BRD-23 the season goes through every status but Failed, in the stated order', () => {
  expect(seasonOf('Pairing')?.map(({ status }) => status)).toEqual(
    offeredStatuses.filter((status) => status !== 'Failed'),
  )
})

test('BRD-27 what lies behind a project is done, and the rest is ahead', () => {
  expect(statesAt('Pairing')?.join('')).toBe('naaaaaaaa')
  expect(statesAt('Gravid')?.join('')).toBe('ddddnaaaa')
  expect(statesAt('Completed')?.join('')).toBe('ddddddddn')
})

test('BRD-51 of the words of older records, Complete ends the season and Active has no place in it', () => {
  expect(statesAt('Complete')?.join('')).toBe('ddddddddn')
  expect(seasonOf('Active')).toBeNull()
  expect(seasonOf('Failed')).toBeNull()
})

import { expect, test } from 'vitest'
import { readTimeLimits } from './time-limits.ts'

const address = 'postgres://clutchbook:a%2Fb@db.example:5433/clutchbook'

test('an address says nothing of time and has limits all the same', () => {
  expect(readTimeLimits(address)).toEqual({
    address,
    limits: { connectMs: 15_000, statementMs: 20_000, silenceMs: 25_000, idleTransactionMs: 60_000 },
  })
})

test('limits behind the address hold, and everything else there stays', () => {
  const { address: plain, limits } = readTimeLimits(
    `${address}?sslmode=require&connect_timeout=2&statement_timeout=90000&query_timeout=95000&application_name=two`,
  )
  expect(plain).toBe(`${address}?sslmode=require&application_name=two`)
  expect(limits).toEqual({
    connectMs: 2000,
    statementMs: 90_000,
    silenceMs: 95_000,
    idleTransactionMs: 60_000,
  })
})

test.each(['0', '-1', 'soon', '', '99999999', '1.5'])(
  'R07 a limit of "%s" is refused by its name',
  (text) => {
    expect(() => readTimeLimits(`${address}?query_timeout=${text}`)).toThrow(
      `DATABASE_URL: query_timeout "${text}" is not a number of milliseconds from 1 to 3600000`,
    )
  },
)

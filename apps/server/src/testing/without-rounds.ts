import { vi } from 'vitest'
import type { DialectName } from '../platform/database/database.ts'
import { type PayingApp, startPayingApp } from './paying.ts'

/** The product whose jobs run once, at its start: what they write later would be taken for what a call wrote. */
export async function startWithoutRounds(dialect: DialectName): Promise<PayingApp> {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    return await startPayingApp(dialect, { env: { TEST_LOGIN: 'on' } })
  } finally {
    vi.useRealTimers()
  }
}

import type { TestProject } from 'vitest/node'
import { sweepScratch } from './scratch.ts'
import { startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server that may create databases; each test file makes one of its own. */
    postgresUrl: string
  }
}

let stop: (() => Promise<void>) | undefined

/** Starts one real PostgreSQL for all server tests of a run and hands its address to them as `postgresUrl`. */
export async function setup(project: TestProject): Promise<void> {
  await sweepScratch()
  const postgres = await startTestPostgres()
  stop = postgres.stop
  project.provide('postgresUrl', postgres.url)
}

export async function teardown(): Promise<void> {
  await stop?.()
}

import type { SyncAnswer } from '@clutchbook/domain/sync/sync.schema'

/** How far a copy has come, and when. */
export type CopyState = {
  readonly state: string
  readonly asOf: string
  /** When those old records came that lie beside the copy, and may have given way since; null where there are none. */
  readonly old: string | null
}

/** What has changed since, page by page, and what all pages say. */
export type Difference = Pick<SyncAnswer, 'state' | 'reset'> & {
  readonly pages: readonly Pick<SyncAnswer, 'records' | 'gone'>[]
}

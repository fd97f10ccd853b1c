import { randomUUID } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { inject, type TestContext } from 'vitest'
import type { S3Place } from '../../platform/settings/storage-url.ts'
import { endNotRun } from '../not-run.ts'
import { swiftKey } from './swift-store.ts'

/** An empty bucket for one test, in a store that checks signatures as any other does. */
export async function createBucket(context: TestContext): Promise<S3Place> {
  const provided = inject('testStore')
  if ('lack' in provided) endNotRun(context, provided.lack)
  return makeBucketAt(provided.desk)
}

/** The same where a test can do without; null where this machine lacks the means for a store. */
export async function makeBucket(): Promise<S3Place | null> {
  const provided = inject('testStore')
  return 'lack' in provided ? null : makeBucketAt(provided.desk)
}

async function makeBucketAt(desk: string): Promise<S3Place> {
  const answer = await fetch(desk)
  const origin = await answer.text()
  if (!answer.ok) throw new Error(origin)
  const bucket = `test-${randomUUID()}`
  const { id: keyId, secret } = swiftKey
  const region = 'us-east-1'
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 0,
  })
  const { status } = await client.fetch(`${origin}/${bucket}`, {
    method: 'PUT',
    signal: AbortSignal.timeout(20_000),
  })
  if (status !== 200) throw new Error(`The store made no bucket: ${status}`)
  return { origin, bucket, region, keyId, secret }
}

/** The setting by which the product finds a bucket. */
export function storageUrlOf({ origin, bucket, region, keyId, secret }: S3Place): string {
  const { host, protocol } = new URL(origin)
  const key = `${encodeURIComponent(keyId)}:${encodeURIComponent(secret)}`
  return `s3://${key}@${host}/${bucket}?region=${region}&tls=${protocol === 'https:' ? 'on' : 'off'}`
}

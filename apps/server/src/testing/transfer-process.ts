import { transfer } from '../features/maintenance/transfer/transfer.ts'
import { readStorageUrl } from '../platform/settings/storage-url.ts'
import { createFileStorage } from '../platform/storage/file-storage.ts'
import { createS3Storage } from '../platform/storage/s3/s3-storage.ts'

/** A transfer as a process of its own, so that a test can kill it: from a folder to a database and a folder or a store. */
const [dataDir = '', databaseUrl = '', mediaAddress = ''] = process.argv.slice(2)
const place = mediaAddress.startsWith('s3:') ? readStorageUrl(mediaAddress) : null
const { tables, media } = await transfer({
  dataDir,
  databaseUrl,
  storage: place ? createS3Storage(place) : createFileStorage(mediaAddress),
  report: ({ step, what, done }) => console.log(`${step} ${what} ${done}`),
})
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
console.log(JSON.stringify({ tables, media, megabytes }))

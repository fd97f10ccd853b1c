import type { TransferProgress, Transferred } from '../features/maintenance/transfer/transfer.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { Outcome } from './outcome.ts'

/** Brings everything from SQLite and files to where the settings say that it is to be from now on. */
export async function transferAll(settings: Settings): Promise<Outcome> {
  const { dataDir, databaseUrl, store } = settings
  if (!databaseUrl)
    throw new Error(
      'DATABASE_URL: missing; it says which PostgreSQL the records of DATA_DIR are transferred to',
    )
  const { transfer } = await import('../features/maintenance/transfer/transfer.ts')
  const { openStorage } = await import('../platform/storage/open-storage.ts')
  // Without an address of a store, files stay in the folder that they are in.
  const storage = store ? openStorage(settings) : null
  const start = performance.now()
  const done = await transfer({ dataDir, databaseUrl, storage, report: createReport() })
  const seconds = Math.round((performance.now() - start) / 100) / 10
  return { text: describe(done, dataDir, seconds), value: asValue(done, seconds) }
}

/** So often progress is told of one thing. */
const reportEveryMs = 2000

/** Tells progress on the error output, because the answer is on the other. */
function createReport(): (progress: TransferProgress) => void {
  let toldAt = 0
  return ({ step, what, done, of }) => {
    if (done < of && performance.now() - toldAt < reportEveryMs) return
    toldAt = performance.now()
    const count = step === 'comparing' ? `table ${done} of ${of}` : `${done} of ${of}`
    console.error(`${step} ${what}: ${count}`)
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function describe({ tables, media, wasThere }: Transferred, dataDir: string, seconds: number): string {
  const rows = sum(Object.values(tables))
  const files = media
    ? `${media.files} files with ${(media.bytes / 1_000_000).toFixed(1)} MB`
    : `no files: photos and videos stay in ${dataDir}`
  const lack = media?.missing.length
    ? `\nCareful: records speak of ${media.missing.length} files that could not be found: ${media.missing.join(', ')}`
    : ''
  return `${wasThere ? 'All of it was there already' : 'Everything was transferred'} and is the same on both sides: ${rows} rows of ${Object.keys(tables).length} tables, ${files}, in ${seconds} s.${lack}
Start every server with ${media ? 'this DATABASE_URL and STORAGE_URL' : 'this DATABASE_URL'} from now on. What is in ${dataDir} was left as it is; keep it until all is well.`
}

function asValue({ tables, media, wasThere }: Transferred, seconds: number): Outcome['value'] {
  const { files = 0, bytes = 0, missing = [] } = media ?? {}
  return { rows: sum(Object.values(tables)), tables, files, bytes, missing, wasThere, seconds }
}

import { naturalSortKey, searchForm } from '@clutchbook/domain/kernel/text-order'
import { knownSpecies } from '@clutchbook/domain/species/species.rules'
import { type Db, type DialectName, openDatabase } from '../apps/server/src/platform/database/database.ts'
import { RunningServer } from '../apps/server/src/testing/running-server.ts'
import { lookAtTables, startTestPostgres } from '../apps/server/src/testing/test-postgres.ts'
import { createVisitor, type Visitor } from '../apps/server/src/testing/visitor.ts'
import { familyMs, processorMs } from './processor-time.ts'

/** A server of its own, and keepers whose collections differ in nothing but their size. */
export type LargeCollections = {
  readonly keepers: readonly Visitor[]
  /** Processor time that the server and its database have used so far, in milliseconds. */
  readonly usedMs: () => number
  readonly dispose: () => Promise<void>
}

const names = [
  'Ember',
  'Nagini',
  'Dahlia',
  'Cinder',
  'Rook',
  'Clementine',
  'Maple',
  'Nettle',
  'Ash',
  'Juniper',
]
const morphs = [
  'Pastel Clown',
  'Normal',
  '66% het Piebald',
  'Amelanistic',
  'Anery Motley',
  'Albino het Axanthic',
]
const sexes = ['Male', 'Female', 'Unsexed'] as const
const rowsAtOnce = 200

/** Starts a server with one keeper for each size; a tenth of the animals are holdbacks and another tenth archived. */
export async function startLargeCollections(
  sizes: readonly number[],
  dialect: DialectName,
): Promise<LargeCollections> {
  const postgres = dialect === 'postgres' ? await startTestPostgres() : null
  const settings = { LOG_LEVEL: 'silent', ...(postgres ? { DATABASE_URL: postgres.url } : {}) }
  const server = await RunningServer.launch(settings)
  const keepers: { visitor: Visitor; id: number; size: number }[] = []
  for (const size of sizes) {
    const visitor = createVisitor(server.url)
    const username = `keeper-of-${size}`
    const details = { username, email: `${username}@example.org`, password: 'rack-7-tubs' }
    keepers.push({ visitor, size, id: (await visitor.post('/api/register', details)).json().id })
  }
  await server.stop()
  const { db } = await openDatabase({ databaseUrl: postgres?.url ?? null, dataDir: server.dataDir })
  for (const { id, size } of keepers) await addAnimals(db, id, size)
  if (postgres) await lookAtTables(db)
  await db.destroy()
  await server.start()
  return {
    keepers: keepers.map(({ visitor }) => visitor),
    usedMs: () => processorMs(server.pid ?? 0) + (postgres ? familyMs(postgres.pid) : 0),
    dispose: async () => {
      await server.dispose()
      await postgres?.stop()
    },
  }
}

async function addAnimals(db: Db, keeperId: number, size: number): Promise<void> {
  const rows = Array.from({ length: size }, (_, n) => rowOf(keeperId, n))
  await db.transaction().execute(async (tx) => {
    for (let at = 0; at < size; at += rowsAtOnce)
      await tx
        .insertInto('animal')
        .values(rows.slice(at, at + rowsAtOnce))
        .execute()
  })
}

const among = <T>(choices: readonly T[], n: number): T => choices[n % choices.length] as T

/** The nth animal of a collection. Every animal differs from the others, as those of a keeper do. */
function rowOf(keeperId: number, n: number) {
  const { scientific: species } = among(knownSpecies, n * 7)
  const name = `${among(names, n)} ${n}`
  const morph = among(morphs, Math.floor(n / 3))
  const customId = `BP-${n % 30}-${n}`
  return {
    keeperId,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    name,
    species,
    morph,
    sex: among(sexes, n),
    dateOfBirth: `20${10 + (n % 16)}-0${1 + (n % 9)}-1${n % 10}`,
    weight: 40 + ((n * 37) % 2900),
    weightUnit: 'grams' as const,
    customId,
    isHoldback: n % 10 === 1,
    isArchived: n % 10 === 2,
    priceStatus: 'For Sale' as const,
    price: n % 4 === 0 ? String(100 + (n % 900)) : null,
    priceCurrency: 'USD',
    profilePhotoIndex: 0,
    searchText: searchForm([name, species, morph].join('\n')),
    customIdKey: `0${naturalSortKey(customId)}`,
  }
}

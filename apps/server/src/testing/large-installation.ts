import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { grainyJpeg } from './pictures.ts'

const createdAt = '2026-01-01T00:00:00.000Z'
const rowsAtOnce = 200

/** An installation on SQLite and files with one keeper's large collection. */
export async function makeLargeInstallation(
  dataDir: string,
  size: { readonly animals: number; readonly photos: number },
): Promise<void> {
  const opened = await openDatabase({ databaseUrl: null, dataDir })
  await migrate(opened)
  const { db } = opened
  await db.transaction().execute(async (tx) => {
    await addKeepers(tx)
    await addMany(size.animals, animalOf, (rows) => tx.insertInto('animal').values(rows).execute())
    // A father's number is larger than that of his young.
    await tx
      .updateTable('animal')
      .set((eb) => ({ fatherId: eb('id', '+', 1) }))
      .where('sex', '=', 'Female')
      .where('id', '<', size.animals)
      .execute()
    await addMany(
      3 * size.animals,
      (n) => recordOf(n, size.animals),
      (rows) => tx.insertInto('animalRecord').values(rows).execute(),
    )
    await addMany(size.photos, mediumOf, (rows) => tx.insertInto('media').values(rows).execute())
    await addMany(
      size.photos,
      (n) => shownOf(n, size.animals),
      (rows) => tx.insertInto('animalMedia').values(rows).execute(),
    )
  })
  await db.destroy()
  await writePhotos(join(dataDir, 'media'), size.photos)
}

async function addKeepers(tx: Db): Promise<void> {
  for (const username of ['mara', 'rook'])
    await tx
      .insertInto('keeper')
      .values({
        username,
        usernameKey: username,
        email: `${username}@example.org`,
        emailKey: `${username}@example.org`,
        name: null,
        passwordHash: 'x',
        profileImage: null,
        plan: 'pro',
        isAdmin: false,
        isActive: true,
        timeZone: 'UTC',
        createdAt,
      })
      .execute()
  await tx.insertInto('follow').values({ followerId: 1, followingId: 2, createdAt }).execute()
}

async function addMany<Row>(
  count: number,
  make: (n: number) => Row,
  add: (rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < count; at += rowsAtOnce)
    await add(Array.from({ length: Math.min(rowsAtOnce, count - at) }, (_, n) => make(at + n)))
}

const animalOf = (n: number) => ({
  keeperId: 1,
  version: 1 + (n % 7),
  createdAt,
  name: `Äsche "${n}" 🦎`,
  species: 'Python regius',
  morph: n % 3 ? 'Pastel Clown' : null,
  sex: n % 2 ? ('Male' as const) : ('Female' as const),
  dateOfBirth: `20${10 + (n % 16)}-0${1 + (n % 9)}-1${n % 10}`,
  weight: n / 7,
  weightUnit: 'grams' as const,
  notes: n % 5 ? null : `Eats every ${n % 14} days.\n`.repeat(1 + (n % 20)),
  isHoldback: n % 10 === 1,
  isArchived: n % 10 === 2,
  priceStatus: 'For Sale' as const,
  price: String(100 + (n % 900)),
  priceCurrency: 'USD',
  profilePhotoIndex: 0,
  searchText: `äsche ${n}`,
  customIdKey: `0${n}`,
})

const recordOf = (n: number, animals: number) => ({
  keeperId: 1,
  animalId: 1 + (n % animals),
  version: 1,
  recordType: 'Weight',
  typeKey: 'weight',
  recordDate: '2026-05-01',
  details: null,
  measurement: String(n),
  unit: 'g',
  createdAt,
})

const storageKey = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const mediumOf = (n: number) => ({
  keeperId: 1,
  sha256: String(n).padStart(64, '0'),
  storageKey: storageKey(n),
  kind: 'image' as const,
  contentType: 'image/jpeg',
  width: 800,
  height: 600,
  bytes: 1,
  uses: 1,
  arrivals: 1,
  createdAt,
})

const shownOf = (n: number, animals: number) => ({
  animalId: 1 + (n % animals),
  keeperId: 1,
  role: 'own' as const,
  position: Math.floor(n / animals),
  mediaId: n + 1,
})

/** A photo and its small form for each medium; each differs from all others by what follows the picture. */
async function writePhotos(folder: string, count: number): Promise<void> {
  const view = (await grainyJpeg({ width: 800, height: 600 })).buffer
  const thumb = (await grainyJpeg({ width: 160, height: 120 })).buffer
  await mkdir(join(folder, '1'), { recursive: true })
  for (let n = 0; n < count; n += 1) {
    const own = Buffer.from(`photo ${n}`)
    await writeFile(join(folder, '1', `${storageKey(n)}.jpg`), Buffer.concat([view, own]))
    await writeFile(join(folder, '1', `${storageKey(n)}-thumb.jpg`), Buffer.concat([thumb, own]))
  }
}

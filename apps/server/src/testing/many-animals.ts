import { naturalSortKey, searchForm } from '@clutchbook/domain/kernel/text-order'
import { knownSpecies } from '@clutchbook/domain/species/species.rules'
import type { Db } from '../platform/database/database.ts'

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

/** Adds animals to a keeper's collection; a tenth of them are holdbacks and another tenth archived. */
export async function addAnimals(db: Db, keeperId: number, size: number): Promise<void> {
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

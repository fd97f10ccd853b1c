import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { feedersNotFound } from '@clutchbook/domain/husbandry/feeder.errors'
import { costOf, likeKeyOfData, piecesTaken } from '@clutchbook/domain/husbandry/feeder.rules'
import { type RecordData, readStoredData, storeData } from '@clutchbook/domain/husbandry/record-data'
import type { Tx } from '../../platform/database/database.ts'
import { listStock, movePieces, type StockRow } from './feeder-stock.repository.ts'

/** What of a record says what it takes out of stock. */
type Fed = { readonly recordType: string; readonly data: string | null }

/** Pieces that records have taken, by feeder. */
type Taken = Map<number, number>

const feedingData = ({ recordType, data }: Fed): RecordData | null =>
  recordTypeKey(recordType) === 'feeding' ? readStoredData(data) : null

/** What a stored record has taken: its data name the feeder, and tell how many pieces. */
function addTaken(taken: Taken, record: Fed, sign: 1 | -1): void {
  const data = feedingData(record)
  if (typeof data?.feederId !== 'number') return
  taken.set(data.feederId, (taken.get(data.feederId) ?? 0) + sign * piecesTaken(data))
}

/** Takes pieces out of stock, or puts them back where they are less than none: one statement for each feeder. */
async function takePieces(tx: Tx, keeperId: number, taken: Taken): Promise<void> {
  for (const [id, pieces] of taken) await movePieces(tx, keeperId, id, -pieces)
}

/** Puts back what records took that are removed (HUS-11). */
export async function putBack(tx: Tx, keeperId: number, records: readonly Fed[]): Promise<void> {
  const taken: Taken = new Map()
  for (const record of records) addTaken(taken, record, -1)
  await takePieces(tx, keeperId, taken)
}

/** Has records take again what they took before they were removed. */
export async function takeAgain(tx: Tx, keeperId: number, records: readonly Fed[]): Promise<void> {
  const taken: Taken = new Map()
  for (const record of records) addTaken(taken, record, 1)
  await takePieces(tx, keeperId, taken)
}

/**
 * Takes out of stock what new records feed (FED-03), and answers the data of each with the feeder that it was taken of and
 * what that cost. A feeder that is left out is the one of like food; null is none. Throws 'not-found' for one that is not
 * the keeper's; `nameOf` is what a refusal calls the field.
 */
export async function takeStock(
  tx: Tx,
  keeperId: number,
  records: readonly Fed[],
  nameOf: (at: number, field: string) => string,
): Promise<(string | null)[]> {
  if (records.every((record) => feedingData(record) === null)) return records.map(({ data }) => data)
  const stock = await listStock(tx, keeperId)
  const taken: Taken = new Map()
  const missing: string[] = []
  const priced = records.map((record, at) => {
    const data = feedingData(record)
    if (data === null) return record.data
    const feeder = feederOf(data, stock)
    if (feeder === 'missing') missing.push(nameOf(at, 'data.feederId'))
    const stored = storeData(pricedData(data, feeder === 'missing' ? null : feeder))
    addTaken(taken, { ...record, data: stored }, 1)
    return stored
  })
  if (missing.length > 0) throw feedersNotFound(missing)
  await takePieces(tx, keeperId, taken)
  return priced
}

const saysTheSame = (one: Fed, other: Fed): boolean =>
  one.data === other.data && recordTypeKey(one.recordType) === recordTypeKey(other.recordType)

/**
 * Has a record that is changed take what it now feeds, in place of what it took; answers its data like `takeStock`. One
 * that says the same as before has taken that already, and of a feeder that was added since it took nothing.
 */
export async function moveStock(tx: Tx, keeperId: number, before: Fed, record: Fed): Promise<string | null> {
  const [earlier, data] = [feedingData(before), feedingData(record)]
  if ((earlier === null && data === null) || saysTheSame(before, record)) return record.data
  const stock = await listStock(tx, keeperId)
  const taken: Taken = new Map()
  addTaken(taken, before, -1)
  const stored = data === null ? record.data : storeData(changedData(earlier, data, stock))
  addTaken(taken, { ...record, data: stored }, 1)
  await takePieces(tx, keeperId, taken)
  return stored
}

/** The feeder that a feeding is of; null for none. */
function feederOf(
  { feederId, ...data }: RecordData,
  stock: readonly StockRow[],
): StockRow | null | 'missing' {
  if (feederId === null) return null
  if (feederId !== undefined) return stock.find(({ id }) => id === feederId) ?? 'missing'
  const key = likeKeyOfData(data)
  return stock.find(({ likeKey }) => likeKey === key) ?? null
}

/** Data with the feeder and what its pieces cost; where there is none they keep only that it was to be none. */
function pricedData(
  { cost: _cost, currency: _currency, ...data }: RecordData,
  feeder: StockRow | null,
): RecordData {
  if (feeder === null) return data
  const pieces = piecesTaken(data)
  const { id: feederId, unitCost, currency } = feeder
  const told = unitCost === null || pieces === 0 ? {} : { cost: costOf(pieces, unitCost) }
  return { ...data, feederId, ...told, ...('cost' in told && currency !== null ? { currency } : {}) }
}

/** Data of a changed record. What the same pieces cost then stays; a feeder that is gone by now stays named. */
function changedData(earlier: RecordData | null, data: RecordData, stock: readonly StockRow[]): RecordData {
  const feeder = feederOf(data, stock)
  const isSame =
    earlier !== null && typeof earlier.feederId === 'number' && data.feederId === earlier.feederId
  if (feeder === 'missing') {
    if (!isSame) throw feedersNotFound(['data.feederId'])
    return { ...withoutCost(data), ...costThen(earlier) }
  }
  const priced = pricedData(data, feeder)
  const isAsBefore =
    earlier !== null && priced.feederId === earlier.feederId && piecesTaken(priced) === piecesTaken(earlier)
  return isAsBefore ? { ...withoutCost(priced), ...costThen(earlier) } : priced
}

const withoutCost = ({ cost: _cost, currency: _currency, ...data }: RecordData): RecordData => data

const costThen = ({ cost, currency }: RecordData): RecordData => ({
  ...(cost === undefined ? {} : { cost }),
  ...(currency === undefined ? {} : { currency }),
})

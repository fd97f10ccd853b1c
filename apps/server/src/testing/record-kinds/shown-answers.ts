import type { Db } from '../../platform/database/database.ts'
import { createWire } from '../fuzz/wire.ts'
import type { Visitor } from '../visitor.ts'
import { type Address, listEndpoints } from './endpoints.ts'

/** Paths of reads by the call that they are made with. */
export type Places = ReadonlyMap<string, Address>

/** How many records of a kind are looked at by their numbers. */
const looked = 3

type Named = 'animal' | 'breedingProject' | 'clutch' | 'egg' | 'incubator' | 'incubatorBox' | 'place'

/** Every read of the contracts whose answer is JSON, for records of a keeper. */
export async function listPlaces(db: Db, keeperId: number): Promise<Places> {
  const of = async (table: Named): Promise<string[]> => {
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('keeperId', '=', keeperId)
      .orderBy('id')
      .limit(looked)
      .execute()
    return rows.map(({ id }) => String(id))
  }
  const keys = await db
    .selectFrom('label')
    .select('key')
    .where('keeperId', '=', keeperId)
    .limit(looked)
    .execute()
  const others = await db.selectFrom('keeper').select('id').where('id', '!=', keeperId).limit(1).execute()
  const numbers: [RegExp, string[]][] = [
    [/^\/api\/(animals|(public|shared)\/reptiles?)\/\{id\}/, await of('animal')],
    [/^\/api\/(breeding-projects|eggs\/by-breeding-project)\/\{id\}/, await of('breedingProject')],
    [/^\/api\/clutches\/\{id\}/, await of('clutch')],
    [/^\/api\/eggs\/\{id\}/, await of('egg')],
    [/^\/api\/boxes\/\{id\}/, await of('incubatorBox')],
    [/^\/api\/incubators\/\{id\}/, await of('incubator')],
    [/^\/api\/places\/\{id\}/, await of('place')],
    [/^\/api\/users\/\{id\}/, others.map(({ id }) => String(id))],
    [/^\/api\/labels\/\{key\}/, keys.map(({ key }) => key)],
    [/\{userId\}/, [String(keeperId)]],
    [/\{kind\}/, ['animals', 'breeding-projects', 'eggs']],
    [/\{days\}/, ['30']],
    [/\{year\}/, ['2026']],
    [/\{species\}/, ['Boa']],
  ]
  const places = new Map<string, Address>()
  for (const endpoint of listEndpoints().filter(({ method, answer }) => method === 'GET' && answer)) {
    for (const path of filledIn(endpoint.path, numbers)) places.set(path, endpoint)
  }
  return places
}

/** A path with numbers in place of its parameter. Throws for one that nobody thought of here. */
function filledIn(path: string, numbers: readonly [RegExp, string[]][]): string[] {
  if (!path.includes('{')) return [path]
  const [, values] = numbers.find(([form]) => form.test(path)) ?? []
  if (!values) throw new Error(`Which records is ${path} to be asked for?`)
  return values.map((value) => path.replace(/\{\w+\}/, value))
}

/** Calls under way at once; more would only wait for the database. */
const atOnce = 24

/** Has an observer read what places answer now, over connections that stay: tens of thousands of reads are made by it. */
export function createReader(url: string, observer: Visitor) {
  const send = createWire(url, atOnce)
  return async (places: Places): Promise<ReadonlyMap<string, string>> => {
    const answers = Array.from(places.keys(), async (path) => {
      const { status, text } = await send(observer, { method: 'GET', path, headers: {} })
      return [path, `${status} ${text}`] as const
    })
    return new Map(await Promise.all(answers))
  }
}

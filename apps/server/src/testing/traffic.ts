import { expect } from 'vitest'
import { createWire, type Reply } from './fuzz/wire.ts'
import { createPair } from './pair.ts'
import { dataUrl, plainJpeg } from './pictures.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const keepers = 24
const atOnce = 12

/** Someone with a small collection, who adds to it and takes from it, so that it stays as large as it is. */
type Member = { readonly visitor: Visitor; readonly animals: number[]; readonly photo: string }

async function createMember(url: string, photo: string, count: number): Promise<Member> {
  const visitor = createVisitor(url)
  const username = `keeper-${count}`
  const details = { username, email: `${username}@example.org`, password: 'rack-7-tubs' }
  expect((await visitor.post('/api/register', details)).status).toBe(201)
  const { maleId, femaleId } = await createPair(visitor, { male: { photos: [photo] } })
  const [address] = (await visitor.get(`/api/animals/${maleId}`)).json().photos
  return { visitor, animals: [maleId, femaleId], photo: address }
}

/** What one request of the traffic asks, and what it is to be answered. */
type Ask = {
  readonly method: string
  readonly path: string
  readonly body?: object | string
  readonly status: number
}

/** The requests of a keeper in their turn: most read, some write, some are refused. */
function askOf({ animals, photo }: Member, turn: number): Ask {
  const read = (path: string, status = 200): Ask => ({ method: 'GET', path, status })
  const newest = `/api/animals/${animals.at(-1)}`
  const ember = { name: `Ember ${turn}`, species: 'Python regius', notes: 'Eats well. '.repeat(turn % 40) }
  const weighing = { recordType: 'weight', recordDate: '2026-06-15', measurement: turn % 900, unit: 'grams' }
  const asks: (() => Ask)[] = [
    () => ({ method: 'POST', path: '/api/animals', body: ember, status: 201 }),
    () => read('/api/animals'),
    () => read(newest),
    () => ({ method: 'POST', path: `${newest}/records`, body: weighing, status: 201 }),
    () => read(`/api/animals?q=ember+${turn % 50}&limit=20`),
    () => read('/api/dashboard'),
    () => ({ method: 'PATCH', path: newest, body: { name: `Rook ${turn}` }, status: 200 }),
    () => read(`${photo}?size=thumb`),
    () => read(`/api/search?q=rook+${turn % 50}`),
    () => read('/api/events'),
    () => read('/api/animals/987654321', 404),
    () => read('/api/statistics/animals'),
    () => ({ method: 'POST', path: '/api/animals', body: '{"name": ', status: 400 }),
    () => read('/api/user'),
    () => read(`/api/nothing-${turn}`, 404),
    () => ({ method: 'DELETE', path: `/api/animals/${animals.splice(1, 1)}`, status: 204 }),
  ]
  return asks[turn % asks.length]?.() ?? read('/healthz')
}

/**
 * Keepers who use a server as they do, many at once. What it answers sends so many requests more, and expects of each
 * that it is answered as it should be.
 */
export async function createTraffic(url: string): Promise<(requests: number) => Promise<void>> {
  const photo = dataUrl(await plainJpeg({ width: 400, height: 300 }))
  const members: Member[] = []
  for (let count = 0; count < keepers; count += 1) members.push(await createMember(url, photo, count))
  const send = createWire(url, atOnce)
  const turns = members.map(() => 0)
  const sendOne = async (place: number): Promise<void> => {
    const member = members[place] as Member
    const turn = turns[place] ?? 0
    turns[place] = turn + 1
    const { method, path, body, status } = askOf(member, turn)
    const json = typeof body === 'object' ? JSON.stringify(body) : body
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer: Reply = await send(member.visitor, {
      ...{ method, path, headers },
      ...(json === undefined ? {} : { body: json }),
    })
    if (answer.status !== status) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
    if (status === 201 && path === '/api/animals') member.animals.push(JSON.parse(answer.text).id)
  }
  return async (requests) => {
    let left = requests
    // Each keeper does one thing after the other, beside all others.
    const live = async (first: number): Promise<void> => {
      for (let place = first; left > 0; place = place + atOnce < keepers ? place + atOnce : first) {
        left -= 1
        await sendOne(place)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, (_, first) => live(first)))
  }
}

import type { Visitor } from '../../apps/server/src/testing/visitor.ts'
import { inOtherWords, load } from '../harness/load.ts'
import { probe } from '../harness/probe.ts'
import { cookieOf } from '../harness/recording.ts'
import { inTurn } from '../harness/rounds.ts'
import { ms, type Row, row, times } from '../harness/row.ts'
import type { World } from '../harness/world.ts'

/** Half of what the smallest collection holds, so that the page is full in each. */
const page = '/api/animals/main?limit=25'
/** What the page of a list shows at once. */
const usualPage = '/api/animals/main?limit=50'
const made =
  'processor time of server and database for each answer; no cached response fits, so each is made anew'

type Place = { readonly world: World; readonly keeper: Visitor; readonly path: string }
type Compared = { readonly ratio: number; readonly note: string }

/** What a read costs as the own collection grows, and those of others (F6 to F11). `crowded` holds many more of others. */
export async function measureGrowth(world: World, crowded: World): Promise<Row[]> {
  const [small, large] = [world.keeper(50), world.keeper(10_000)]
  const at = (keeper: Visitor, path: string): Place => ({ world, keeper, path })
  const first = await compareCost(at(large, page), at(small, page))
  const others = await compareCost(
    { world: crowded, keeper: crowded.keeper(50), path: usualPage },
    at(small, usualPage),
  )
  const deep = await compareCost(at(large, await deepPage(large)), at(large, page))
  const limit = await compareCost(
    at(large, '/api/plan-limits/animals'),
    at(world.keeper(10), '/api/plan-limits/animals'),
  )
  return [
    rowOf('F6', 'first page, own collection of 10,000 beside 50', 1.1, first),
    rowOf('F7', 'the same page, 1,000,000 animals of others beside 1,000', 1.1, others),
    rowOf('F8', 'page in the depth of 10,000 beside the first', 1.15, deep),
    rowOf('F9', 'plan limit, own collection of 10,000 beside 10', 1.1, limit),
    await measureSearch(world, large),
    await measureLineage(world),
  ]
}

const rowOf = (id: string, what: string, most: number, { ratio, note }: Compared): Row =>
  row(id, { what, target: `<= ${times(most)} x`, note }, `${times(ratio)} x`, ratio <= most)

async function compareCost(one: Place, beside: Place): Promise<Compared> {
  const cost = (place: Place) => () => costOf(place)
  await costOf(one, 3)
  const { ratio, ours, raw } = await inTurn(cost(one), cost(beside), (taken) => taken)
  return { ratio, note: `${(ours * 1000).toFixed(0)} us beside ${(raw * 1000).toFixed(0)}: ${made}` }
}

/** Milliseconds of processor time for each answer. */
async function costOf({ world, keeper, path }: Place, seconds = 1): Promise<number> {
  const before = world.usedMs()
  const target = { url: world.url, path, headers: cookieOf(keeper) }
  const { answered } = await load(target, { seconds, connections: 4, isFresh: true })
  return (world.usedMs() - before) / answered
}

/** The page that ends the collection: nine tenths of the way down. */
async function deepPage(keeper: Visitor): Promise<string> {
  const link = (await keeper.get(page)).headers.get('link') ?? ''
  const next = /<([^>]+)>; rel="next"/.exec(link)?.[1]
  const newest = (await keeper.get(page)).json()[0].id as number
  if (next === undefined) throw new Error('The large collection has no next page')
  return next.replace(/cursor=[^&]+/, `cursor=${newest - 9000}.`)
}

async function measureSearch(world: World, keeper: Visitor): Promise<Row> {
  const terms = ['zzzz', 'e', 'pyton', '%']
  const costs: { term: string; ratio: number; p99: number }[] = []
  for (const term of terms) {
    const path = `${usualPage}&q=${encodeURIComponent(term)}`
    const { ratio } = await inTurn(
      () => costOf({ world, keeper, path }),
      () => costOf({ world, keeper, path: usualPage }),
      (taken) => taken,
      3,
    )
    const headers = cookieOf(keeper)
    const asked = {
      url: world.url,
      headers,
      get path() {
        return inOtherWords(path)
      },
    }
    const { p99 } = await probe(asked, { lanes: 1, seconds: 1 })
    costs.push({ term, ratio, p99 })
  }
  const worst = costs.toSorted((one, other) => other.ratio - one.ratio)[0] as (typeof costs)[number]
  const p99 = Math.max(...costs.map((one) => one.p99))
  const note = `worst of ${terms.map((term) => `"${term}"`).join(', ')} is "${worst.term}"; p99 over all of them`
  const stated = {
    what: 'search over 10,000 own animals',
    target: '<= 3 x the list page, p99 <= 15 ms',
    note,
  }
  return row('F10', stated, `${times(worst.ratio)} x, p99 ${ms(p99)}`, worst.ratio <= 3 && p99 <= 15)
}

const generations = 8

async function measureLineage(world: World): Promise<Row> {
  const keeper = world.keeper(10)
  const id = await addFamily(keeper, generations)
  const path = `/api/reptiles/${id}/lineage?generations=${generations}`
  const tree = { world, keeper, path }
  const list = { world, keeper: world.keeper(10_000), path: usualPage }
  const { ratio, ours, raw } = await inTurn(
    () => costOf(tree),
    () => costOf(list),
    (taken) => taken,
  )
  const note = `1 request; ${(ours * 1000).toFixed(0)} us beside ${(raw * 1000).toFixed(0)} for a page of 50. A fifth of it is the query, and as much the values of five times as many rows, which are then collected as garbage; an answer of fewer fields would mend it`
  const stated = { what: 'lineage of 8 generations, 255 animals', target: '<= 2 x the list page', note }
  return row('F11', stated, `${times(ratio)} x`, ratio <= 2)
}

/** Adds an animal whose every ancestor is another animal, and answers its number. */
async function addFamily(keeper: Visitor, left: number, sex: 'Male' | 'Female' = 'Male'): Promise<number> {
  const parents =
    left === 1
      ? {}
      : {
          fatherId: await addFamily(keeper, left - 1, 'Male'),
          motherId: await addFamily(keeper, left - 1, 'Female'),
        }
  const answer = await keeper.post('/api/animals', {
    name: 'Ember',
    species: 'Python regius',
    sex,
    ...parents,
  })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.json().id
}

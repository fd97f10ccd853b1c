import { copyPath, fetchCopy, weighPages } from '../../apps/server/src/testing/changes/copy-pages.ts'
import { median } from '../../apps/server/src/testing/statistics.ts'
import type { Visitor } from '../../apps/server/src/testing/visitor.ts'
import { readLoopDelay } from '../harness/loop-delay.ts'
import { ms, type Row, row } from '../harness/row.ts'
import type { World } from '../harness/world.ts'

const count = 10_000
const [kilobyte, megabyte] = [1000, 1_000_000]

type Fetched = Awaited<ReturnType<typeof fetchCopy>>

/** What the copy of a device costs (OFF-26): its bytes, those of a difference, and the loop while it is fetched. Needs a watched server. */
export async function measureCopies(world: World): Promise<Row[]> {
  const keeper = world.keeper(count)
  // What any use of a server compiles is not the price of a page.
  let copy = await fetchCopy(keeper)
  const held: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await readLoopDelay(world)
    copy = await fetchCopy(keeper)
    held.push((await readLoopDelay(world)).max)
  }
  return [weighCopy(copy), await weighDifference(keeper, copy), stateHeld(held, copy)]
}

function weighCopy({ pages }: Fetched): Row {
  const { plain, packed } = weighPages(pages)
  const stated = {
    what: 'the copy of 10,000 animals',
    target: '<= 9 MB, 1.2 MB gz',
    note: `${pages.length} pages; made-up animals repeat themselves more than a keeper's own`,
  }
  const measured = `${(plain / megabyte).toFixed(1)} MB, ${(packed / megabyte).toFixed(2)} MB gz`
  return row('OFF-26', stated, measured, plain <= 9 * megabyte && packed <= 1.2 * megabyte)
}

async function weighDifference(keeper: Visitor, { pages, state }: Fetched): Promise<Row> {
  const [page = '{}'] = pages
  const animals: { id: number }[] = JSON.parse(page).records.animals
  for (const [at, { id }] of animals.slice(0, 10).entries())
    await keeper.patch(`/api/animals/${id}`, { weight: 700 + at })
  const difference = await keeper.get(`${copyPath}&state=${state}`)
  const changed = difference.json().records.animals.length
  const now = `${copyPath}&state=${difference.json().state}`
  const tag = (await keeper.get(now)).headers.get('etag') ?? ''
  const { status } = await keeper.get(now, { 'If-None-Match': tag })
  const bytes = Buffer.byteLength(difference.text)
  const stated = {
    what: 'ten changes among 10,000 animals, and none',
    target: '1 answer <= 10 KB, 304',
    note: `${changed} animals in one answer`,
  }
  const holds = changed === 10 && bytes <= 10 * kilobyte && status === 304
  return row('OFF-26', stated, `${(bytes / kilobyte).toFixed(1)} KB, ${status}`, holds)
}

function stateHeld(held: readonly number[], { pages }: Fetched): Row {
  const longest = median(held)
  const stated = {
    what: 'the loop while a copy is fetched, pages of 1,000',
    target: 'held <= 20 ms',
    note: `the longest time of each of ${held.length} copies of ${pages.length} pages: ${held.map(ms).join(', ')}`,
  }
  return row('OFF-26', stated, ms(longest), longest <= 20)
}

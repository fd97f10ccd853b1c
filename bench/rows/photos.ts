import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { grainyJpeg, type TestFile } from '../../apps/server/src/testing/pictures.ts'
import type { Visitor } from '../../apps/server/src/testing/visitor.ts'
import { load } from '../harness/load.ts'
import { heldMb, mostHeld } from '../harness/memory.ts'
import { cookieOf } from '../harness/recording.ts'
import { compare, inTurn } from '../harness/rounds.ts'
import { ms, type Row, row, times } from '../harness/row.ts'
import { startTwin } from '../harness/twin.ts'
import { watchReads } from '../harness/watch-reads.ts'
import type { World } from '../harness/world.ts'

const atOnce = 8
const list = '/api/animals?limit=50'

/** Photos on their way in and out (F17, F18). */
export async function measurePhotos(world: World): Promise<Row[]> {
  const photos: TestFile[] = []
  for (let n = 0; n < atOnce; n += 1) photos.push(await grainyJpeg({ width: 4000, height: 3000 }))
  const taken = await measureUploads(world, photos)
  return [taken, await measureServing(world, photos[0] as TestFile)]
}

/** Photos sent for each second, eight at a time. */
async function upload(url: string, keeper: Visitor, photos: readonly TestFile[]): Promise<number> {
  const begun = performance.now()
  const send = async ({ name, mimeType, buffer }: TestFile) => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
    const answer = await fetch(`${url}/api/media`, { method: 'POST', body, headers: cookieOf(keeper) })
    const said = await answer.text()
    if (answer.status !== 201) throw new Error(said)
  }
  await Promise.all(photos.map(send))
  return (photos.length * 1000) / (performance.now() - begun)
}

/** As many pictures as the product makes at a time. */
const permits = 2

async function measureUploads(world: World, photos: readonly TestFile[]): Promise<Row> {
  const keeper = world.keeper(50)
  const twin = await startTwin('photos', { permits, body: (await keeper.get(list)).text })
  const before = heldMb(world.pid())
  const take = async (url: string, pid: number) => {
    const { done, most } = await mostHeld(pid, async () => {
      const uploading = upload(url, keeper, photos)
      const { p99 } = await watchReads({ ...world, url }, 10, uploading)
      return { speed: await uploading, p99 }
    })
    return { ...done, most }
  }
  // The first photo loads the library, once in the life of a server: in the round that is not counted.
  const { all, ratio, ours, raw } = await inTurn(
    () => take(world.url, world.pid()),
    () => take(twin.url, twin.pid),
    ({ speed }) => speed,
  ).finally(twin.stop)
  const tail = compare(all, ({ p99 }) => p99)
  const more = Math.max(...all.map(([busy]) => busy.most)) - before
  const note = `${ours.toFixed(1)} photos a second beside ${raw.toFixed(1)} of a bare node:http with sharp, ${permits} at a time in both; p99 of reads meanwhile ${ms(tail.ours)} beside ${ms(tail.raw)}; memory + ${more.toFixed(0)} MB at most`
  const stated = {
    what: 'photos of 12 megapixels sent, eight at once',
    target: '>= 0.7 of bare node:http with sharp, reads p99 <= 1.5 x, + <= 200 MB',
    note,
  }
  return row(
    'F17',
    stated,
    `${times(ratio)}, ${times(tail.ratio)} x`,
    ratio >= 0.7 && tail.ratio <= 1.5 && more <= 200,
  )
}

async function measureServing(world: World, photo: TestFile): Promise<Row> {
  const keeper = world.keeper(50)
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(photo.buffer)], { type: photo.mimeType }), photo.name)
  const { url: path } = (await keeper.call('POST', '/api/media', { form })).json()
  const headers = cookieOf(keeper)
  const answer = await fetch(`${world.url}${path}`, { headers })
  const file = join(world.dataDir, 'served-photo')
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
  const said = Object.fromEntries(
    [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
  )
  const twin = await startTwin('file', { path: file, headers: said })
  try {
    const ask = (url: string, pid: number) => load({ url, path, headers, pid }, { seconds: 1 })
    await ask(world.url, world.pid())
    const { ratio, ours, raw } = await inTurn(
      () => ask(world.url, world.pid()),
      () => ask(twin.url, twin.pid),
      ({ perSecond }) => perSecond,
    )
    const isKept = /immutable/.test(said['cache-control'] ?? '')
    const note = `${ours.toFixed(0)}/s beside ${raw.toFixed(0)}/s of a bare stream of the same file; ${isKept ? 'kept by the browser for good, so a second look sends nothing' : 'not kept by the browser'}. Session and owner of each photo are looked up before it is opened`
    const stated = { what: 'a photo served', target: '>= 0.8 of a bare stream, immutable', note }
    return row('F18', stated, times(ratio), ratio >= 0.8 && isKept)
  } finally {
    await twin.stop()
  }
}

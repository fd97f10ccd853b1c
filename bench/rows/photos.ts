import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { grainyJpeg, type TestFile } from '../../apps/server/src/testing/pictures.ts'
import type { Visitor } from '../../apps/server/src/testing/visitor.ts'
import { load } from '../harness/load.ts'
import { syncReader } from '../harness/look.ts'
import { heldMb, mostHeld } from '../harness/memory.ts'
import { cookieOf } from '../harness/recording.ts'
import { compare, inTurn } from '../harness/rounds.ts'
import { ms, type Row, row, times } from '../harness/row.ts'
import { startTwin } from '../harness/twin.ts'
import type { World } from '../harness/world.ts'

const atOnce = 8

/** Photos on their way in and out (F17, F18). */
export async function measurePhotos(world: World): Promise<Row[]> {
  const photos: TestFile[] = []
  for (let n = 0; n < atOnce; n += 1) photos.push(await grainyJpeg({ width: 4000, height: 3000 }))
  const taken = await measureUploads(world, photos)
  return [taken, await measureServing(world, photos[0] as TestFile)]
}

/** Photos sent for each second, eight at a time. */
async function upload(keeper: Visitor, photos: readonly TestFile[]): Promise<number> {
  const begun = performance.now()
  const send = async ({ name, mimeType, buffer }: TestFile) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
    const answer = await keeper.call('POST', '/api/media', { form })
    if (answer.status !== 201) throw new Error(answer.text)
  }
  await Promise.all(photos.map(send))
  return (photos.length * 1000) / (performance.now() - begun)
}

/** The same pictures made by nothing but the library, two at a time as the product does. */
async function makeBare(photos: readonly TestFile[]): Promise<number> {
  sharp.concurrency(1)
  sharp.cache(false)
  const begun = performance.now()
  const waiting = [...photos]
  const lane = async () => {
    for (let photo = waiting.pop(); photo; photo = waiting.pop()) {
      const view = await sharp(photo.buffer).autoOrient().resize(within(800)).jpeg({ quality: 70 }).toBuffer()
      await sharp(view).resize(within(320)).jpeg({ quality: 70 }).toBuffer()
    }
  }
  await Promise.all([lane(), lane()])
  return (photos.length * 1000) / (performance.now() - begun)
}

const within = (side: number) => ({ width: side, height: side, fit: 'inside' }) as const

async function measureUploads(world: World, photos: readonly TestFile[]): Promise<Row> {
  const keeper = world.keeper(50)
  const before = heldMb(world.pid())
  const beside = async () => {
    const { done, most } = await mostHeld(world.pid(), async () => {
      const looking = syncReader(world, 1.5)
      return { speed: await upload(keeper, photos), p99: (await looking).p99 }
    })
    return { ...done, most }
  }
  const alone = async () => ({
    speed: await makeBare(photos),
    p99: (await syncReader(world, 1.5)).p99,
    most: 0,
  })
  // The first photo loads the library, once in the life of a server: in the round that is not counted.
  const { all, ratio, ours, raw } = await inTurn(beside, alone, ({ speed }) => speed)
  const tail = compare(all, ({ p99 }) => p99)
  const more = Math.max(...all.map(([busy]) => busy.most)) - before
  const note = `${ours.toFixed(1)} photos a second beside ${raw.toFixed(1)}; p99 of reads meanwhile ${ms(tail.ours)} beside ${ms(tail.raw)}; memory + ${more.toFixed(0)} MB at most`
  const stated = {
    what: 'photos of 12 megapixels sent, eight at once',
    target: '>= 0.7 of bare sharp, reads p99 <= 3 x, + <= 200 MB',
    note,
  }
  return row(
    'F17',
    stated,
    `${times(ratio)}, ${times(tail.ratio)} x`,
    ratio >= 0.7 && tail.ratio <= 3 && more <= 200,
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
    const note = `${ours.toFixed(0)}/s beside ${raw.toFixed(0)}/s of a bare stream of the same file; ${isKept ? 'kept by the browser for good, so a second look sends nothing' : 'not kept by the browser'}. Each photo asks the session and whose it is before it is opened`
    const stated = { what: 'a photo served', target: '>= 0.8 of a bare stream, immutable', note }
    return row('F18', stated, times(ratio), ratio >= 0.8 && isKept)
  } finally {
    await twin.stop()
  }
}

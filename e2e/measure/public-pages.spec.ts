import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Browser, Response } from '@playwright/test'
import { median } from '../../apps/server/src/testing/statistics.ts'
import { demoCollection } from '../../demo/collection.ts'
import { picturesOf, readAsJpeg } from '../../demo/photos.ts'
import { addAnimal } from '../harness/animals.ts'
import { expect, test } from '../harness/fixtures.ts'
import { registerKeeper } from '../harness/keeper.ts'
import { shareAnimal } from '../harness/sharing.ts'
import { seenOf, slowPhone, watchPaints } from './slow-phone.ts'

const rounds = 9
const warmUps = 30
const kilobyte = 1000

type Visit = { largest: number; moved: number; scriptBytes: number; requests: number }

/** Opens an address in a browser that has never seen it, on a slow phone. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await watchPaints(page)
  await slowPhone(page)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const scripts = responses.filter((response) => response.request().resourceType() === 'script')
  const bodies = await Promise.all(scripts.map((response) => response.body()))
  const { largest, moved } = await seenOf(page)
  await context.close()
  return {
    largest,
    moved,
    scriptBytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0),
    requests: responses.length,
  }
}

const words = { name: 'Ember', species: 'Python regius', morph: 'Pastel Clown 66% het Piebald' }
const more = { Hatched: '06/14/2023', Weight: '1,840 g', 'Produced by': 'Reyes Reptiles' }
const notes = 'Eats frozen mice every ten days. '.repeat(12).trim()

/**
 * The same content as somebody would write it by hand: one file, its few styles in it, and what is to be seen first, a
 * photo or the drawing that stands for one.
 */
const handWritten = (picture: string): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.name}</title>
<style>body{margin:0 16px;background:#11130f;color:#f1ecdf;font:16px/1.5 sans-serif}img,svg{display:block;width:100vw;margin:0 -16px;aspect-ratio:4/3;object-fit:cover}svg{stroke:#1b1611;stroke-width:.9}dt{color:#a9ab9b}</style>
<header><a href="/">Clutchbook</a></header><main>${picture}<h1>${words.name}</h1><p><i>${words.species}</i> · ${words.morph}</p><p>Unsexed</p>
<dl>${Object.entries(more)
  .map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`)
  .join(
    '',
  )}</dl><h2>Notes</h2><p>${notes}</p><h2>Family Tree</h2><p>Ember</p><p>Father: Cinder</p><p>Mother: Dahlia</p></main></html>`

/** Serves the hand-written page and its picture as barely as can be. */
async function serveTwin({ photo, drawing }: Shared): Promise<{ url: string; server: Server }> {
  const html = handWritten(photo ? `<img src="/photo.jpg" alt="${words.name}">` : drawing)
  const server = createServer((request, response) => {
    if (request.url === '/') response.setHeader('Content-Type', 'text/html').end(html)
    else if (photo && request.url === '/photo.jpg')
      response.setHeader('Content-Type', 'image/jpeg').end(photo)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server }
}

/** A page of ours with what is to be seen first on it: the photo as it is sent, or without one the drawing. */
type Shared = { readonly path: string; readonly photo: Buffer | null; readonly drawing: string }

/** A shared animal, with the photo of a demo animal or without any. Its page is asked for often enough to be compiled. */
async function share(request: APIRequestContext, withPhoto: boolean): Promise<Shared> {
  const [picture] = demoCollection('2026-06-15').flatMap(picturesOf)
  const photos =
    withPhoto && picture ? [`data:image/jpeg;base64,${(await readAsJpeg(picture)).toString('base64')}`] : []
  const id = await addAnimal(request, {
    ...words,
    dateOfBirth: '2023-06-14',
    weight: 1840,
    producedBy: more['Produced by'],
    notes,
    fatherName: 'Cinder',
    motherName: 'Dahlia',
    photos,
  })
  await shareAnimal(request, id)
  const [address] = (await (await request.get(`/api/shared/reptile/${id}`)).json()).photos
  const photo = address ? await (await request.get(address)).body() : null
  const path = `/shared/reptile/${id}`
  let page = ''
  for (let times = 0; times < warmUps; times += 1) page = await (await request.get(path)).text()
  return { path, photo, drawing: /<svg role="img" aria-label="No image".*?<\/svg>/s.exec(page)?.[0] ?? '' }
}

for (const withPhoto of [true, false]) {
  test(`B2 B5 B7 a shared animal ${withPhoto ? 'with' : 'without'} a photo is seen on slow 4G nearly as soon as a page written by hand`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    await registerKeeper(request)
    const shared = await share(request, withPhoto)
    const { path, photo } = shared
    const twin = await serveTwin(shared)
    const ours: Visit[] = []
    const theirs: Visit[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await visit(browser, baseURL + path))
      theirs.push(await visit(browser, twin.url))
    }
    twin.server.close()
    const [own, hand] = [ours, theirs].map((visits) => median(visits.map(({ largest }) => largest)))
    const ratio = (own ?? 0) / (hand ?? 1)
    const last = ours.at(-1)
    console.log(
      `${withPhoto ? `photo of ${photo?.length} bytes` : 'no photo'}: largest paint ${own?.toFixed(0)} ms,`,
      `written by hand ${hand?.toFixed(0)} ms, ratio ${ratio.toFixed(2)};`,
      `scripts ${last?.scriptBytes} bytes, ${last?.requests} requests, moved ${last?.moved.toFixed(4)}`,
    )
    expect(last?.scriptBytes).toBeLessThanOrEqual(150 * kilobyte)
    expect(ratio).toBeLessThanOrEqual(1.5)
    expect(own).toBeLessThanOrEqual(1200)
  })
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { createSemaphore } from '../../apps/server/src/platform/semaphore.ts'

const within = (side: number) => ({ width: side, height: side, fit: 'inside' }) as const
const headEnd = '\r\n\r\n'

/**
 * Takes in a photo with each form and makes two pictures of it, as many at a time as the product, by bare `node:http` and
 * sharp; answers everything else with prepared bytes. What follows the photo in the form is no part of its picture.
 */
process.once('message', ({ permits, body }: { permits: number; body: string }) => {
  sharp.concurrency(1)
  sharp.cache(false)
  const semaphore = createSemaphore({ permits })
  const make = async (form: Buffer): Promise<void> => {
    const photo = form.subarray(form.indexOf(headEnd) + headEnd.length)
    const view = await sharp(photo).autoOrient().resize(within(800)).jpeg({ quality: 70 }).toBuffer()
    await sharp(view).resize(within(320)).jpeg({ quality: 70 }).toBuffer()
  }
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const form = await buffer(request)
      await semaphore.run(() => make(form))
    }
    const status = request.method === 'POST' ? 201 : 200
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})

import { expect } from 'vitest'
import type { TestFile } from './pictures.ts'
import type { Visitor } from './visitor.ts'

/** Sends a file as a form does. */
export function upload(keeper: Visitor, file: TestFile) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType }))
  return keeper.call('POST', '/api/media', { form })
}

/** The bytes behind an address, as the keeper's browser gets them. */
export async function download(keeper: Visitor, url: string, path: string): Promise<Buffer> {
  const cookie = Array.from(keeper.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${url}${path}`, { headers: { cookie } })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

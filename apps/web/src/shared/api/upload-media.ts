import type { StoredMedia } from '@clutchbook/domain/media/media.schema'
import { ApiError, errorOf, unreachable } from './api-error.ts'
import type { Address } from './client.ts'
import { pass } from './out-of-reach.ts'

const upload: Address = 'POST /api/media'

type Sending = {
  /** Told the share of the file that has left, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Sends one photo or video and answers the address it is stored under. This goes around `fetch`, which can't
 * tell how much of a body has left. Throws `ApiError`; rejects with an `AbortError` when cancelled.
 */
export async function uploadMedia(file: File, sending: Sending): Promise<StoredMedia> {
  // Handing a file over takes a slow phone some time: each has a task of its own, after the previews are drawn.
  await new Promise((resolve) => setTimeout(resolve))
  sending.signal.throwIfAborted()
  return answerOf(await pass(upload, { file }, () => send(file, sending)))
}

function send(file: Blob, { onProgress, signal }: Sending): Promise<Response> {
  const [method, path] = upload.split(' ') as [string, string]
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(unreachable())
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
    request.onloadend = () => signal.removeEventListener('abort', cancel)
    signal.addEventListener('abort', cancel)
    request.open(method, path)
    request.setRequestHeader('Accept', 'application/json')
    request.send(formWith(file))
  })
}

function formWith(file: Blob): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request
  const headers = new Headers()
  for (const name of ['Content-Type', 'Date']) headers.set(name, request.getResponseHeader(name) ?? '')
  return new Response(responseText, { status: status || 500, statusText, headers })
}

async function answerOf(response: Response): Promise<StoredMedia> {
  if (!response.ok) throw await errorOf(response)
  try {
    return (await response.json()) as StoredMedia
  } catch {
    throw new ApiError(response.status, 'The server gave no address for this file')
  }
}

import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import multipart, { type MultipartFields } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A file on its way in, not yet read. */
export type Upload = {
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array>
  /** A text field of the form; one that comes after the file is known once that is read. */
  readonly textOf: (field: string) => string | undefined
}

/** Lets the routes of this scope take multipart forms with one file of at most so many bytes. */
export async function takeUploads(scope: FastifyInstance, mostBytes: number): Promise<void> {
  // One byte more, so that a file of just the limit isn't mistaken for a larger one cut short.
  await scope.register(multipart, { limits: { files: 1, fields: 5, fileSize: mostBytes + 1 } })
}

/** Hands the file in the field "file" to the work. Throws 'not-valid' for a form that is broken or has none. */
export async function withUpload<T>(
  request: FastifyRequest,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  try {
    const part = await request.file()
    if (part?.fieldname !== 'file')
      throw new DomainError('not-valid', 'Please send the file in the field "file"')
    const textOf = (field: string) => textIn(part.fields[field])
    return await work({ name: part.filename || 'file', bytes: part.file, textOf })
  } catch (error) {
    throw isBrokenForm(error)
      ? new DomainError('not-valid', 'The form is not whole. Please send it again.')
      : error
  }
}

const textIn = (field: MultipartFields[string]): string | undefined => {
  const [one] = [field].flat()
  return one?.type === 'field' && typeof one.value === 'string' ? one.value : undefined
}

/** The form reader tells of broken forms by words alone. */
const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error &&
  /^(Multipart: |Unexpected end of (form|multipart data)|Malformed )/.test(error.message)

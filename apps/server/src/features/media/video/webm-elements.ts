import { damagedVideo } from '@clutchbook/domain/media/media.errors'
import type { BlankPlan } from './blanking.ts'
import type { VideoBytes } from './bytes.ts'

/** One element of a WebM file (EBML, RFC 8794): header in `start`…`body`, content from `body` on. */
export interface Element {
  readonly id: number
  readonly start: number
  readonly body: number
  /** Behind the last byte; undefined when a recorder couldn't know the size yet. */
  readonly end: number | undefined
}

export interface SizedElement extends Element {
  readonly end: number
}

export interface ElementReader {
  /** The element at a position; it must end before `limit`. */
  readElement(position: number, limit: number): Promise<Element>
  /** The elements inside of one whose size is known; all of them must be of known size. */
  children(element: SizedElement): AsyncGenerator<SizedElement>
  /** A number of one to eight bytes. */
  readNumber(element: SizedElement): Promise<number>
  /** The first byte of content and `length - 1` more. */
  read(element: SizedElement, length: number): Promise<Buffer>
}

// Hours of picture and sound are some hundred thousand blocks.
const maxElements = 2_000_000
const longestId = 4
const longestSize = 8

export function createElementReader(bytes: VideoBytes): ElementReader {
  let seen = 0

  async function readElement(position: number, limit: number): Promise<Element> {
    seen += 1
    if (seen > maxElements) throw damagedVideo()
    const header = await bytes.read(position, Math.min(longestId + longestSize, limit - position))
    const idLength = prefixedLength(header, 0, longestId)
    const sizeLength = prefixedLength(header, idLength, longestSize)
    const body = position + idLength + sizeLength
    const size = readSize(header.subarray(idLength, idLength + sizeLength))
    if (size !== undefined && body + size > limit) throw damagedVideo()
    const end = size === undefined ? undefined : body + size
    return { id: header.readUIntBE(0, idLength), start: position, body, end }
  }

  async function read(element: SizedElement, length: number): Promise<Buffer> {
    if (element.body + length > element.end) throw damagedVideo()
    return bytes.read(element.body, length)
  }

  return {
    readElement,
    read,
    async *children(element) {
      let position = element.body
      while (position < element.end) {
        const child = ensureSized(await readElement(position, element.end))
        yield child
        position = child.end
      }
    },
    async readNumber(element) {
      const length = element.end - element.body
      if (length > 8) throw damagedVideo()
      const content = await read(element, length)
      return content.reduce((value, byte) => value * 256 + byte, 0)
    },
  }
}

/** Only segments and clusters may leave their size open. */
export function ensureSized(element: Element): SizedElement {
  if (element.end === undefined) throw damagedVideo()
  return { ...element, end: element.end }
}

/** The zero bits a number begins with tell how many bytes follow the first. */
function prefixedLength(header: Buffer, offset: number, longest: number): number {
  const first = header[offset]
  if (first === undefined || first === 0) throw damagedVideo()
  const length = Math.clz32(first) - 23
  if (length > longest || offset + length > header.length) throw damagedVideo()
  return length
}

/** The size without its length marker; all bits set stand for "not known". */
function readSize(field: Buffer): number | undefined {
  const marker = 2 ** (8 - field.length)
  const first = (field[0] ?? 0) - marker
  const isUnknown = first === marker - 1 && field.subarray(1).every((byte) => byte === 0xff)
  return isUnknown ? undefined : field.subarray(1).reduce((value, byte) => value * 256 + byte, first)
}

/** Turns an element into a Void of the same length, so that nothing behind it moves. */
export function voidElement(blanks: BlankPlan, element: SizedElement): void {
  const length = element.end - element.start
  blanks.zero(element.start, element.end)
  // A size of one byte holds up to 126, as 127 stands for "not known"; one of eight bytes holds any other.
  const header =
    length <= 128 ? Buffer.from([0xec, 0x80 | (length - 2)]) : Buffer.from([0xec, 1, 0, 0, 0, 0, 0, 0, 0])
  if (length > 128) header.writeUIntBE(length - header.length, 3, 6)
  blanks.write(element.start, header)
}

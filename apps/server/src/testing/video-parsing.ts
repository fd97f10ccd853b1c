/**
 * Reads the structure of whole videos in memory, for tests only and on purpose by other means than the product does:
 * a test that asked the product's own reader would share its mistakes.
 */
export interface Part {
  /** Names from the outside in, such as `moov/trak/udta` or `18538067/1254c367`. */
  readonly path: string
  readonly start: number
  readonly body: number
  readonly end: number
}

const boxesWithBoxes = new Set('moov trak mdia minf dinf stbl mvex moof traf'.split(' '))

/** All boxes of an MP4 or MOV file, each before what is in it. */
export function parseBoxes(bytes: Buffer, start = 0, end = bytes.length, outer = ''): Part[] {
  const parts: Part[] = []
  for (let at = start; at < end; ) {
    const size = bytes.readUInt32BE(at)
    const type = bytes.subarray(at + 4, at + 8).toString('latin1')
    const body = at + (size === 1 ? 16 : 8)
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size || end - at
    const part = { path: outer + type, start: at, body, end: at + length }
    if (part.end > end || part.end < body) throw new Error(`${part.path} at ${at} does not fit`)
    parts.push(part)
    if (boxesWithBoxes.has(type)) parts.push(...parseBoxes(bytes, body, part.end, `${part.path}/`))
    at = part.end
  }
  return parts
}

const segment = '18538067'
const cluster = '1f43b675'
const elementsWithElements = new Set([
  segment,
  cluster,
  '1a45dfa3',
  '1549a966',
  '1654ae6b',
  'ae',
  '114d9b74',
  'a0',
])
const closesCluster = new Set([cluster, '1254c367', '1941a469', '1c53bb6b'])

/** All elements of a WebM file, each before what is in it; open sizes reach as far as they must. */
export function parseElements(bytes: Buffer, start = 0, end = bytes.length, outer = ''): Part[] {
  const parts: Part[] = []
  for (let at = start; at < end; ) {
    const idLength = leadingZeros(bytes[at]) + 1
    const id = bytes.subarray(at, at + idLength).toString('hex')
    if (outer.endsWith(`${cluster}/`) && closesCluster.has(id)) break
    const sizeLength = leadingZeros(bytes[at + idLength]) + 1
    const body = at + idLength + sizeLength
    const field = BigInt(`0x${bytes.subarray(at + idLength, body).toString('hex')}`)
    const size = field - 2n ** BigInt(7 * sizeLength)
    const isOpen = size === 2n ** BigInt(7 * sizeLength) - 1n
    const limit = isOpen ? end : body + Number(size)
    const path = outer + id
    if (limit > end) throw new Error(`${path} at ${at} does not fit`)
    const inner = elementsWithElements.has(id) ? parseElements(bytes, body, limit, `${path}/`) : []
    const reached = isOpen ? Math.max(body, ...inner.map((part) => part.end)) : limit
    parts.push({ path, start: at, body, end: reached }, ...inner)
    at = reached
  }
  return parts
}

function leadingZeros(byte: number | undefined): number {
  if (byte === undefined || byte === 0) throw new Error('no element begins here')
  return Math.clz32(byte) - 24
}

/** The content of a part as bytes. */
export const contentOf = (bytes: Buffer, part: Part): Buffer => bytes.subarray(part.body, part.end)

/** The only part of a path. */
export function getPart(parts: readonly Part[], path: string): Part {
  const [part, ...others] = parts.filter((candidate) => candidate.path === path)
  if (part === undefined || others.length > 0) throw new Error(`${others.length + 1} parts at ${path}`)
  return part
}

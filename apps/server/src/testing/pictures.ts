import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A file as a keeper would choose it; the shape is also what a browser test hands to a file field. */
export type TestFile = { name: string; mimeType: string; buffer: Buffer }

/** Two halves of different colour, so that a picture turned or mirrored is seen at once. */
export const leftColour = { r: 200, g: 40, b: 40 }
export const rightColour = { r: 40, g: 60, b: 200 }

type Size = { width: number; height: number }
const defaultSize: Size = { width: 1200, height: 800 }

/** What an upright viewer sees of the test pictures: the left colour on the left, the right colour on the right. */
const drawHalves = ({ width, height }: Size) =>
  sharp({ create: { width, height, channels: 3, background: rightColour } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: leftColour } },
      left: 0,
      top: 0,
    },
  ])

export const plainJpeg = async (size = defaultSize): Promise<TestFile> => ({
  name: 'boa.jpg',
  mimeType: 'image/jpeg',
  buffer: await drawHalves(size).jpeg({ quality: 90 }).toBuffer(),
})

/** As a phone held upright stores it: the pixels lie on their side and EXIF orientation 6 says how to turn them. */
export async function sidewaysJpeg(size = defaultSize): Promise<TestFile> {
  const upright = await drawHalves(size).png().toBuffer()
  const stored = sharp(upright).rotate(270).jpeg({ quality: 90 }).withMetadata({ orientation: 6 })
  return { name: 'sideways.jpg', mimeType: 'image/jpeg', buffer: await stored.toBuffer() }
}

/** A photo that tells where it was taken, and with what. */
export async function locatedJpeg(size = defaultSize): Promise<TestFile> {
  const located = drawHalves(size)
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'Lantern', Model: 'Field 2' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 3230/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 3922/100',
      },
    })
  return { name: 'located.jpg', mimeType: 'image/jpeg', buffer: await located.toBuffer() }
}

export const plainPng = async (size = defaultSize): Promise<TestFile> => ({
  name: 'gecko.png',
  mimeType: 'image/png',
  buffer: await drawHalves(size).png().toBuffer(),
})

/** A photograph as a phone takes it: grain makes it weigh some megabytes. No two are alike. */
export const grainyJpeg = async (size: Size): Promise<TestFile> => ({
  name: 'grain.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      ...size,
      channels: 3,
      background: leftColour,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(1.2)
    .jpeg({ quality: 88 })
    .toBuffer(),
})

export const plainGif = async (size = defaultSize): Promise<TestFile> => ({
  name: 'skink.gif',
  mimeType: 'image/gif',
  buffer: await drawHalves(size).gif().toBuffer(),
})

/** A transfer that broke off: it begins as a picture and stops in the middle of it. */
export const brokenOff = ({ buffer, ...file }: TestFile): TestFile => ({
  ...file,
  buffer: buffer.subarray(0, buffer.length / 2),
})

export const truncatedJpeg = async (): Promise<TestFile> => ({
  ...brokenOff(await plainJpeg({ width: 1600, height: 1200 })),
  name: 'cut-off.jpg',
})

/** A sound picture whose description is damaged, as careless programs leave it behind. */
export async function jpegWithDamagedXmp(): Promise<TestFile> {
  const { buffer, ...file } = await plainJpeg()
  const xmp = Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><rdf:RDF><rdf:Desc \0\xff', 'latin1')
  const head = Buffer.from([0xff, 0xe1, 0, xmp.length + 2])
  return { ...file, buffer: Buffer.concat([buffer.subarray(0, 2), head, xmp, buffer.subarray(2)]) }
}

/** A page that pretends to be a photo; served as what it is, it would run its script. */
export const htmlNamedJpg = (): TestFile => ({
  name: 'page.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<!doctype html><title>Boa</title><script>document.title = "run"</script>\n'),
})

/** A drawing that can carry a script. */
export const svgWithScript = (): TestFile => ({
  name: 'drawing.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><script>alert(1)</script><circle r="40"/></svg>\n',
  ),
})

/** A few kilobytes that unfold to 256 million pixels (16,000 by 16,000, one bit each). */
export function hugePng(side = 16_000): TestFile {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  // Each row begins with a byte that names its filter, here none.
  const rows = Buffer.alloc((1 + Math.ceil(side / 8)) * side)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]
  return { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.concat([signature, ...chunks]) }
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** Two frames that take turns, and a comment that nobody needs to see. */
export async function movingGif(side = 60): Promise<TestFile> {
  const frame = (background: typeof leftColour) =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = [await frame(leftColour), await frame(rightColour)]
  const plain = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [200, 200] })
    .toBuffer()
  const comment = Buffer.from('\x21\xfe\x0bat the shed\x00', 'latin1')
  // The trailer is one byte; a comment stands before it.
  const buffer = Buffer.concat([plain.subarray(0, -1), comment, plain.subarray(-1)])
  return { name: 'moving.gif', mimeType: 'image/gif', buffer }
}

/** A picture that shows what is behind it. */
export const clearPng = async ({ width, height } = defaultSize): Promise<TestFile> => ({
  name: 'clear.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 4, background: { ...leftColour, alpha: 0.25 } } })
    .png()
    .toBuffer(),
})

/** A file as it travels in JSON. */
export const dataUrl = ({ buffer, mimeType }: TestFile): string =>
  `data:${mimeType};base64,${buffer.toString('base64')}`

/** The pixels of a picture, as readers of codes want them. */
export async function pixelsOf(
  picture: Buffer,
): Promise<{ width: number; height: number; data: Uint8Array }> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  htmlNamedJpg,
  hugePng,
  leftColour,
  locatedJpeg,
  plainGif,
  plainJpeg,
  plainPng,
  rightColour,
  sidewaysJpeg,
  svgWithScript,
  type TestFile,
  truncatedJpeg,
} from './pictures.ts'

const size = { width: 300, height: 200 }

/** Mean colours of the left and the right edge of a picture, once it stands upright. */
async function edgesOf({ buffer }: TestFile) {
  const { data, info } = await sharp(buffer)
    .autoOrient()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  const middle = Math.floor(info.height / 2)
  return { width: info.width, height: info.height, left: at(5, middle), right: at(info.width - 6, middle) }
}

/** Equal but for what lossy encoding shifts: less than 5 of 255. */
const near = ({ r, g, b }: typeof leftColour) => [r, g, b].map((value) => expect.closeTo(value, -1))

describe('the test pictures are what they claim to be', () => {
  test.each([
    ['a plain JPEG', plainJpeg, 'jpeg'],
    ['a sideways JPEG', sidewaysJpeg, 'jpeg'],
    ['a located JPEG', locatedJpeg, 'jpeg'],
    ['a PNG', plainPng, 'png'],
    ['a GIF', plainGif, 'gif'],
  ] as const)('%s shows two halves once upright', async (_, make, format) => {
    const file = await make(size)
    expect((await sharp(file.buffer).metadata()).format).toBe(format)
    expect(await edgesOf(file)).toEqual({ ...size, left: near(leftColour), right: near(rightColour) })
  })

  test('the sideways JPEG stores its pixels turned and says so', async () => {
    const { width, height, orientation } = await sharp((await sidewaysJpeg(size)).buffer).metadata()
    expect({ width, height, orientation }).toEqual({ width: 200, height: 300, orientation: 6 })
  })

  test('the located JPEG carries a GPS directory', async () => {
    const { exif } = await sharp((await locatedJpeg(size)).buffer).metadata()
    // Tag 0x8825 of type LONG points to the GPS directory, in either order of bytes.
    expect(
      exif?.includes(Buffer.from('25880400', 'hex')) || exif?.includes(Buffer.from('88250004', 'hex')),
    ).toBe(true)
    expect(exif?.includes('Lantern')).toBe(true)
  })

  test('the truncated JPEG has a header and no whole picture', async () => {
    const { buffer } = await truncatedJpeg()
    expect((await sharp(buffer).metadata()).width).toBe(1600)
    await expect(sharp(buffer, { failOn: 'truncated' }).raw().toBuffer()).rejects.toThrow()
  })

  test('the huge PNG is small in bytes and huge in pixels', async () => {
    const { buffer } = hugePng()
    expect(buffer.length).toBeLessThan(100_000)
    const { width, height, format } = await sharp(buffer).metadata()
    expect({ width, height, format }).toEqual({ width: 16_000, height: 16_000, format: 'png' })
    const small = hugePng(64)
    expect((await sharp(small.buffer).raw().toBuffer()).length).toBeGreaterThan(0)
  })

  test('the page and the drawing carry a script', () => {
    expect(htmlNamedJpg().buffer.toString()).toContain('<script>')
    expect(svgWithScript().buffer.toString()).toContain('<script>')
  })
})

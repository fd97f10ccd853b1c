import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawnSpecies } from './looks.ts'
import { drawPicture, type Picture } from './picture.ts'
import { renderPicture } from './render.ts'

const ember: Picture = {
  species: 'Python regius',
  traits: 'Pastel Clown',
  coat: 14,
  shot: 1,
  view: 'whole',
  ground: 'coconut',
}

/** The different colours of a drawing. */
const fillsOf = (svg: string): Set<string> => new Set(svg.match(/fill="#[0-9a-f]{6}"/g))

/** How much of a picture has this colour, roughly; 0 to 1. */
async function shareOf(
  picture: Picture,
  isIt: (r: number, g: number, b: number) => boolean,
): Promise<number> {
  const jpeg = await renderPicture(picture)
  const pixels = await sharp(jpeg).resize(100, 75).removeAlpha().raw().toBuffer()
  let found = 0
  for (let at = 0; at < pixels.length; at += 3)
    if (isIt(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)) found++
  return found / (pixels.length / 3)
}

test('the same picture is drawn the same, stroke by stroke', () => {
  expect(drawPicture(ember)).toBe(drawPicture({ ...ember }))
})

test('another shot shows the animal in another pose, and another coat is another animal', () => {
  const first = drawPicture(ember)
  expect(drawPicture({ ...ember, shot: 2 })).not.toBe(first)
  expect(drawPicture({ ...ember, coat: 15 })).not.toBe(first)
})

test.each(drawnSpecies)(
  '%s is drawn whole, near its head and along its back, with real numbers only',
  (species) => {
    for (const view of ['whole', 'head', 'back'] as const) {
      const svg = drawPicture({ ...ember, species, traits: '', view, ground: 'aspen' })
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(fillsOf(svg).size).toBeGreaterThan(500)
      expect(svg.match(/<ellipse/g), 'two eyes of four ellipses each').toHaveLength(8)
    }
  },
)

test('climbers wind around a branch: the same pose has more wood on leaves than on a shelf', () => {
  const koda: Picture = { ...ember, species: 'Morelia spilota', traits: 'Jungle', ground: 'leaves' }
  expect(drawPicture(koda)).not.toMatch(/NaN|undefined|Infinity/)
  expect(drawPicture(koda).length).toBeGreaterThan(drawPicture({ ...koda, ground: 'lamp' }).length)
})

test('a visible gene shows: a piebald has white where its plain sibling has none', async () => {
  const isWhite = (r: number, g: number, b: number) => Math.min(r, g, b) > 185
  const plain = await shareOf({ ...ember, traits: '' }, isWhite)
  const pied = await shareOf({ ...ember, traits: 'Piebald' }, isWhite)
  expect(plain).toBeLessThan(0.01)
  expect(pied).toBeGreaterThan(0.05)
})

test('a photo is a JPEG of 4 by 3 that a phone could have sent', async () => {
  const jpeg = await renderPicture(ember)
  const { format, width, height } = await sharp(jpeg).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1000, height: 750 })
  expect(jpeg.length).toBeLessThan(400_000)
})

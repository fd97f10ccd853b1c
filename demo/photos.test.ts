import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoAncestors } from './collection/ancestors.ts'
import { type DatedAnimal, demoCollection } from './collection.ts'
import { colonyOn } from './colony/colony.ts'
import { pictureFolder, picturesOf } from './photos.ts'

const today = '2026-11-21'
const collection = demoCollection(today)
const colony = colonyOn(today).animals
const files = globSync('**/*.webp', { cwd: pictureFolder }).map((path) => path.replaceAll('\\', '/'))

/** The pictures on the cards of a list that stand on more than one of them. */
function repeated(animals: readonly DatedAnimal[]): string[] {
  const cards = animals.flatMap((animal) => picturesOf(animal).slice(0, 1))
  return cards.filter((picture, at) => cards.indexOf(picture) < at)
}

const among = (archiveStatus: DatedAnimal['archiveStatus'], animals: readonly DatedAnimal[]) =>
  animals.filter((animal) => animal.archiveStatus === archiveStatus)

test('A11 every photo of the demo has its picture, and every picture is a photo of somebody', () => {
  const shown = [...collection, ...demoAncestors, ...colony].flatMap(picturesOf)
  expect([...new Set(shown)].sort()).toEqual(files.sort())
})

test('a gallery has no picture twice', () => {
  for (const animal of [...collection, ...colony])
    expect(new Set(picturesOf(animal)).size, animal.name).toBe(animal.photos.length)
})

test('of the animals that came last, of those held back and of those on offer no two have the same card', () => {
  const current = among(undefined, collection)
  expect(repeated(current.slice(-24))).toEqual([])
  for (const list of [collection, colony]) {
    expect(repeated(among('holdback', list))).toEqual([])
    expect(repeated(list.filter(({ priceStatus }) => priceStatus === 'For Sale'))).toEqual([])
  }
})

test('a picture is a WebP of 4 by 3 at the size that is kept, and all of them together take 3 MB at most', async () => {
  for (const file of files) {
    const { format, width, height } = await sharp(readFileSync(join(pictureFolder, file))).metadata()
    expect({ file, format, width, height }).toEqual({ file, format: 'webp', width: 800, height: 600 })
  }
  const bytes = files.map((file) => statSync(join(pictureFolder, file)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000)
})

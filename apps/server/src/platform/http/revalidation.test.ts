import { expect, test } from 'vitest'
import { contentHashETag, findHeld, findHeldOf, isOf, keeperTag } from './revalidation.ts'

const keeper = { keeperId: 7, dataVersion: 41 }
const known = keeperTag(keeper, '0.1.0')
const tag = contentHashETag(known, Buffer.from('[]'), undefined)
const asking = (stated: string) => ({ headers: { 'if-none-match': stated } })

test('F3 a tag tells what it is of, whatever its ETag suffix says', () => {
  expect(isOf(tag, known)).toBe(true)
  expect(findHeldOf(asking(`"other", ${tag}`), known)).toBe(tag)
  expect(isOf(tag, keeperTag({ keeperId: 7, dataVersion: 4 }, '0.1.0'))).toBe(false)
  // A setting that the operator takes back may change what every answer says.
  const unlimited = contentHashETag(keeperTag(keeper, '0.1.0.u'), Buffer.from('[]'), undefined)
  expect(isOf(unlimited, known)).toBe(false)
})

test('B20 the same words are held under an older tag, other words or another following page are not', () => {
  const later = (body: string, link?: string) =>
    contentHashETag(keeperTag({ ...keeper, dataVersion: 42 }, '0.1.0'), Buffer.from(body), link)
  expect(findHeld(asking(tag), later('[]'))).toBe(tag)
  expect(findHeld(asking(tag), later('[1]'))).toBeNull()
  expect(findHeld(asking(tag), later('[]', '</api/animals?cursor=3>; rel="next"'))).toBeNull()
  expect(findHeld({ headers: {} }, tag)).toBeNull()
})

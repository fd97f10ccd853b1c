import { expect, test } from 'vitest'
import { handOverStyles } from './style-attributes.ts'

test('R57 what stood in style attributes stands in a sheet, each style once', () => {
  const { html, sheet } = handOverStyles(
    '<p style="width:10px" class="a">One</p><p style="width:10px">Two</p><i style="font-family:&quot;A&quot;">x</i>',
  )
  expect(html).toBe('<p data-drawn="0" class="a">One</p><p data-drawn="0">Two</p><i data-drawn="1">x</i>')
  expect(sheet).toContain('[data-drawn="0"]{width:10px}')
  expect(sheet).toContain('[data-drawn="1"]{font-family:"A"}')
  expect(sheet.split('\n')).toHaveLength(2)
})

test('R56 words that look like a style stay words, and a sheet ends no element', () => {
  const text = '<p>say style=&quot;x&quot;</p>'
  expect(handOverStyles(text)).toEqual({ html: text, sheet: '' })
  expect(handOverStyles('<p style="--x:&lt;/style&gt;">y</p>').sheet).not.toContain('<')
})

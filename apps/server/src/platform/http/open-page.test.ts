import { expect, test } from 'vitest'
import { writeOpenPage } from './open-page.ts'

const html = '<head><title>Clutchbook</title><script src="/theme.js"></script></head><div id="root"></div>'
const preview = { title: 'Ember', description: 'Python regius', image: null }
const drawn = {
  head: '<link rel="preload" as="image" href="/1.webp"/>',
  styles: '<style>p{}</style>',
  body: '<div id="root"><h1>Ember</h1></div>',
}
const [path, publicUrl] = ['/shared/reptile/1', 'https://book.example']

test('R56 whatever stands in a record is text in the page that unfolds', () => {
  const nasty = '<script>alert(1)</script>"\'&$&$1'
  const told = { title: nasty, description: nasty, image: null }
  const written = writeOpenPage(html, { preview: told, drawn: null }, path, publicUrl)
  expect(written).not.toContain('<script>')
  expect(written.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;&quot;&#39;&amp;\$&amp;\$1/g)).toHaveLength(4)
})

test('SHR-60 a page that shows nothing says nothing, but where there is no script that it can’t be shown', () => {
  const root = '<div id="root"></div>'
  const said = 'This page can’t be shown right now. Please try again in a moment.'
  expect(writeOpenPage(html, { preview: null, drawn: null }, path, publicUrl)).toBe(
    html.replace(root, `${root}<noscript>${said}</noscript>`),
  )
})

test('SHR-34 addresses of a preview are those of the public address', () => {
  const image = '/api/shared/reptile/1/media/2'
  const written = writeOpenPage(html, { preview: { ...preview, image }, drawn: null }, path, publicUrl)
  expect(written).toContain(`<meta property="og:image" content="https://book.example${image}">`)
  expect(written).toContain('<meta property="og:url" content="https://book.example/shared/reptile/1">')
})

test('SHR-63 what is drawn takes the place of the empty root, and a sign in it stays a sign', () => {
  const body = '<div id="root">$& costs $1</div>'
  const written = writeOpenPage(html, { preview, drawn: { ...drawn, body } }, path, publicUrl)
  expect(written).toContain(body)
  expect(written.indexOf(drawn.head)).toBeLessThan(written.indexOf('/theme.js'))
  expect(written).toContain(`${drawn.styles}</head>`)
  expect(written.match(/id="root"/g)).toHaveLength(1)
})

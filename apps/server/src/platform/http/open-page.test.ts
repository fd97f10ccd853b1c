import { expect, test } from 'vitest'
import { writeOpenPage } from './open-page.ts'

const html =
  '<head><meta name="description" content="x"><title>Clutchbook</title></head><noscript>needs JavaScript</noscript>'
const page = { title: 'Ember', description: 'Python regius', image: null, lines: ['Shy'], links: [] }

test('R56 whatever stands in a record is text in the page that unfolds', () => {
  const nasty = '<script>alert(1)</script>"\'&$&$1'
  const written = writeOpenPage(
    html,
    { title: nasty, description: nasty, image: null, lines: [nasty], links: [{ path: '/x', text: nasty }] },
    '/shared/reptile/1',
    'https://book.example',
  )
  expect(written).not.toContain('<script')
  expect(written.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;&quot;&#39;&amp;\$&amp;\$1/g)).toHaveLength(7)
})

test('SHR-63 a page that shows nothing says no more than that it is not to be indexed', () => {
  const written = writeOpenPage(html, null, '/shared/reptile/1', 'https://book.example')
  expect(written.replace('\n    <meta name="robots" content="noindex, nofollow">', '')).toBe(html)
})

test('SHR-34 addresses of a preview are those of the public address', () => {
  const image = '/api/shared/reptile/1/media/2'
  const written = writeOpenPage(html, { ...page, image }, '/shared/reptile/1', 'https://book.example')
  expect(written).toContain(`<meta property="og:image" content="https://book.example${image}">`)
  expect(written).toContain('<meta property="og:url" content="https://book.example/shared/reptile/1">')
  expect(written).toContain('<noscript><main><h1>Ember</h1>')
  expect(written).not.toContain('needs JavaScript')
})

import { expect, test } from 'vitest'
import { type MailTemplate, renderMail } from './mail-template.ts'

const template: MailTemplate = {
  to: 'mara@example.org',
  subject: 'Shed & <b>done</b>',
  greeting: 'Hello <script>alert(1)</script>,',
  paragraphs: ['The rack "A" is warm.', "It's at 31 °C."],
  action: { label: 'Look & see', url: 'https://clutchbook.example/x?token=a"b&c=1' },
  footnote: 'You can ignore this mail.',
}

test('a mail has a plain form with all its words and the whole link on a line of its own', () => {
  expect(renderMail(template).text).toBe(
    [
      'Hello <script>alert(1)</script>,',
      '',
      'The rack "A" is warm.',
      '',
      "It's at 31 °C.",
      '',
      'Look & see:',
      'https://clutchbook.example/x?token=a"b&c=1',
      '',
      '-- ',
      'Clutchbook',
      'You can ignore this mail.',
      '',
    ].join('\n'),
  )
})

test('R56 in its HTML form every text is escaped, and the link cannot break out of its attribute', () => {
  const { html } = renderMail(template)
  expect(html).toContain('<p>Hello &lt;script&gt;alert(1)&lt;/script&gt;,</p>')
  expect(html).toContain('<title>Shed &amp; &lt;b&gt;done&lt;/b&gt;</title>')
  expect(html).toContain('href="https://clutchbook.example/x?token=a&quot;b&amp;c=1"')
  expect(html).toContain('>Look &amp; see</a>')
  expect(html).not.toMatch(/<script|<b>/)
})

test('the HTML form suits light and dark, and asks no one for anything', () => {
  const { html } = renderMail(template)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  expect(html).not.toMatch(/<img|<link|url\(|@import|src=/)
})

test('a mail without an action has no link', () => {
  const { action: _action, ...plain } = template
  expect(renderMail(plain).html).not.toContain('<a ')
})

import type { Mail } from './mailer.ts'

/** What a mail says, before it is given its two forms. Plain text throughout; the layout escapes it. */
export type MailTemplate = {
  readonly to: string
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** The one thing to do: a button, and the whole address beneath it for mail programs without buttons. */
  readonly action?: { readonly label: string; readonly url: string }
  /** What to do when the mail was not expected. */
  readonly footnote: string
  /** How to get no more mails of this kind, as a link at the foot. */
  readonly stop?: { readonly label: string; readonly url: string }
}

const sender = 'Clutchbook'

/** Gives a mail its two forms: plain text, and HTML in the one layout that all mails share. */
export const renderMail = (template: MailTemplate): Mail => ({
  to: template.to,
  subject: template.subject,
  text: textOf(template),
  html: htmlOf(template),
})

function textOf({ greeting, paragraphs, action, footnote, stop }: MailTemplate): string {
  const parts = [greeting, ...paragraphs]
  if (action) parts.push(`${action.label}:\n${action.url}`)
  const foot = ['-- ', sender, footnote]
  if (stop) foot.push(`${stop.label}: ${stop.url}`)
  parts.push(foot.join('\n'))
  return `${parts.join('\n\n')}\n`
}

/** Colours of the product in both themes; a mail program that knows no themes shows the light one. */
const style = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; padding: 24px 12px; background: #f6f2e8; color: #24261f; }
  .page { max-width: 520px; margin: 0 auto; font: 16px/1.55 Georgia, 'Times New Roman', serif; }
  .sheet { background: #fffdf7; border: 1px solid #e1d9c6; border-radius: 12px; padding: 28px; }
  .name { font-size: 20px; font-weight: bold; color: #9a5a04; margin: 0 0 20px; }
  p { margin: 0 0 16px; overflow-wrap: anywhere; }
  .button { display: inline-block; padding: 12px 22px; border-radius: 8px; background: #9a5a04;
    color: #ffffff !important; text-decoration: none; font-weight: bold; }
  .small, .small a { font-size: 14px; color: #5d6053; }
  @media (prefers-color-scheme: dark) {
    body { background: #11130f !important; color: #f1ecdf !important; }
    .sheet { background: #191c16 !important; border-color: #2b3026 !important; }
    .name { color: #f0a63a !important; }
    .button { background: #f0a63a !important; color: #11130f !important; }
    .small, .small a { color: #a9ab9b !important; }
  }`

function htmlOf({ subject, greeting, paragraphs, action, footnote, stop }: MailTemplate): string {
  const texts = [greeting, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`)
  if (action) {
    const url = escapeHtml(action.url)
    texts.push(
      `<p><a class="button" href="${url}">${escapeHtml(action.label)}</a></p>`,
      `<p class="small">${url}</p>`,
    )
  }
  const foot = [escapeHtml(footnote)]
  if (stop) foot.push(`<a href="${escapeHtml(stop.url)}">${escapeHtml(stop.label)}</a>`)
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    `<style>${style}\n</style>`,
    '</head>',
    '<body>',
    `<div class="page"><div class="sheet"><p class="name">${sender}</p>`,
    ...texts,
    `<p class="small">${foot.join(' ')}</p>`,
    '</div></div>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)

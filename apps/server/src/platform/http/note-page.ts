import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeText } from './open-page.ts'
import { contentPolicy } from './security-headers.ts'

/** What a page without script says: a heading, a sentence, and where to go from there. */
export type Note = {
  readonly title: string
  readonly text: string
  readonly link: { readonly text: string; readonly to: string }
}

const style = `:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;
display:grid;place-content:center;padding:1.5rem;box-sizing:border-box}main{max-width:28rem}h1{font-size:1.5rem;line-height:1.25}
a{display:inline-block;min-height:2.75rem;line-height:2.75rem}`

/** Sends a page that stands by itself: it is the same for everyone, and says so where the site is not even built. */
export function sendNote(reply: FastifyReply, status: number, { title, text, link }: Note): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .code(status)
    .header('Content-Security-Policy', contentPolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeText(title)}</title>` +
        `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
        `<style nonce="${nonce}">${style}</style></head><body><main><h1>${escapeText(title)}</h1>` +
        `<p>${escapeText(text)}</p><p><a href="${escapeText(link.to)}">${escapeText(link.text)}</a></p></main></body></html>`,
    )
}

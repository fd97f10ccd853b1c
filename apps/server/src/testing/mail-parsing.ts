/** A mail as its reader sees it. */
export type ReadMail = {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly html: string
  /** The raw message. */
  readonly source: string
}

/** Reads a mail in the form that our own sender writes it: one text, or a plain and an HTML form of it. */
export function readMail(source: string): ReadMail {
  const message = source.replaceAll('\r\n', '\n')
  const { headers, body } = split(message)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.trimStart()))
    : []
  const partOf = (type: string) =>
    parts.find((part) => part.headers.get('content-type')?.startsWith(type)) ?? { headers, body }
  return {
    to: headers.get('to') ?? '',
    from: headers.get('from') ?? '',
    subject: decodeWords(headers.get('subject') ?? ''),
    headers,
    text: decode(partOf('text/plain')),
    html: decode(partOf('text/html')),
    source,
  }
}

/** The word that a mail's link carries; throws where there is none. */
export function tokenIn({ text }: ReadMail): string {
  const token = /\?token=([\w-]+)/.exec(text)?.[1]
  if (!token) throw new Error(`There is no link in this mail:\n${text}`)
  return token
}

type Part = { headers: Map<string, string>; body: string }

function split(part: string): Part {
  const end = part.indexOf('\n\n')
  const lines = part
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  return { headers, body: part.slice(end + 2) }
}

function decode({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\n/g, '')) : body
}

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

const decodeWords = (header: string): string =>
  header.replace(/=\?utf-8\?q\?([^?]*)\?=\s*/gi, (_, word: string) => decodeQuoted(word.replaceAll('_', ' ')))

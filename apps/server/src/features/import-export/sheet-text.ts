import { emptySheet, noSheet, sheetTooLarge } from '@clutchbook/domain/import-export/import-export.errors'
import { sheetLimits } from '@clutchbook/domain/import-export/sheet-columns.rules'

/** The text of a sheet, and what its bytes were taken for. */
export type SheetText = { readonly text: string; readonly encoding: string }

/** Reads a sheet's file into memory. Throws 'too-large' once it is beyond the limit. */
export async function gatherBytes(
  source: AsyncIterable<Uint8Array>,
  most: number = sheetLimits.bytes,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of source) {
    total += chunk.length
    if (total > most) throw sheetTooLarge(most)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * The text behind the bytes: by their byte order mark, else UTF-8 where they are that, else what spreadsheet programs
 * of Western Windows write. Throws where they are no text at all.
 */
export function decodeSheet(bytes: Buffer): SheetText {
  const encoding = encodingOf(bytes)
  const text = decode(bytes, encoding)
  // Workbooks, pictures and databases hold characters that no text has.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) throw noSheet()
  if (text.trim() === '') throw emptySheet()
  return { text, encoding: shown[encoding] }
}

type Encoding = keyof typeof shown

const shown = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const

/** How much of a text tells how wide its characters are. */
const headBytes = 2000

function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, headBytes)
  const zeros = (from: 0 | 1) => head.filter((byte, at) => byte === 0 && at % 2 === from).length
  // Letters of European languages leave every second byte empty.
  if (zeros(1) > head.length / 4 && zeros(0) === 0) return 'utf-16le'
  if (zeros(0) > head.length / 4 && zeros(1) === 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

const isUtf8 = (bytes: Buffer): boolean => decodeOrNull(bytes) !== null

function decodeOrNull(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Without the byte order mark. */
const decode = (bytes: Buffer, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes)

import { isLabelKey } from '@clutchbook/domain/places/label-key.rules'

/** The key of a label in what a camera read: the address that is on it in capitals or not, or the digits of its bar code. */
export function keyIn(read: string): string | null {
  const [, key = ''] = /(?:^|\/q\/)(\d{12})\/?$/i.exec(read.trim()) ?? []
  return isLabelKey(key) ? key : null
}

/** The key in what was typed from a label, with blanks as it is printed. */
export const keyTyped = (typed: string): string | null => keyIn(typed.replace(/[\s-]/g, ''))

type Read = { readonly rawValue: string }
type Picture = HTMLVideoElement | ImageBitmap

/** Finds codes in a picture. */
export type CodeReader = { readonly detect: (picture: Picture) => Promise<readonly Read[]> }

type NativeReader = (new (options: {
  formats: string[]
}) => CodeReader) & {
  getSupportedFormats: () => Promise<readonly string[]>
}

/** What is on a label. */
const formats = ['qr_code', 'code_128']

/** The browser's own reader where it has one, else the one of the library that draws the codes; its code comes when it is wanted. */
export async function loadCodeReader(): Promise<CodeReader> {
  const Native: NativeReader | undefined = Reflect.get(globalThis, 'BarcodeDetector')
  const known = (await Native?.getSupportedFormats().catch(() => [])) ?? []
  const own = formats.filter((format) => known.includes(format))
  if (Native && own.includes('qr_code')) return new Native({ formats: own })
  const { BarcodeDetector } = await import('qr/decode.js')
  return new BarcodeDetector({ formats: ['qr_code'] })
}

/** The key of the first label in a picture. */
export async function readLabel(reader: CodeReader, picture: Picture): Promise<string | null> {
  const found = await reader.detect(picture).catch((): readonly Read[] => [])
  for (const { rawValue } of found) {
    const key = keyIn(rawValue)
    if (key !== null) return key
  }
  return null
}

/** What is sealed: it says nothing to who has no key. */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer }

const algorithm = 'AES-GCM'

/** The key of this person and device, in a form that no script can read out. */
export function importSealKey(sealKey: string): Promise<CryptoKey> {
  const text = atob(sealKey.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt'])
}

/** Seals a value for one place: it opens there and nowhere else. */
export async function seal(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const encoder = new TextEncoder()
  const additionalData = encoder.encode(place)
  const text = encoder.encode(JSON.stringify(value))
  return { iv, bytes: await crypto.subtle.encrypt({ name: algorithm, iv, additionalData }, key, text) }
}

/** What is sealed can't be opened: the key is another one, or the disk has lost a part of it. */
export class UnreadableError extends Error {}

/** Opens what was sealed for a place. Throws `UnreadableError` where it was not sealed by this key for this place. */
export async function unseal(key: CryptoKey, place: string, { iv, bytes }: Sealed): Promise<unknown> {
  const additionalData = new TextEncoder().encode(place)
  try {
    const text = await crypto.subtle.decrypt({ name: algorithm, iv, additionalData }, key, bytes)
    return JSON.parse(new TextDecoder().decode(text))
  } catch (cause) {
    throw new UnreadableError('What is kept here can not be opened', { cause })
  }
}

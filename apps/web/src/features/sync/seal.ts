/** What is sealed: it says nothing to who has no key. */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer }

const algorithm = 'AES-GCM'

/** The key of this person and device, in a form that no script can read out. */
export function importSealKey(sealKey: string): Promise<CryptoKey> {
  const text = atob(sealKey.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt'])
}

const boundTo = (place: string) => ({ additionalData: new TextEncoder().encode(place) })

/** Seals bytes for one place: they open there and nowhere else. */
export async function sealBytes(
  key: CryptoKey,
  place: string,
  plain: ArrayBuffer | Uint8Array<ArrayBuffer>,
): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, bytes: await crypto.subtle.encrypt({ name: algorithm, iv, ...boundTo(place) }, key, plain) }
}

/** Seals a value for one place. */
export const seal = (key: CryptoKey, place: string, value: unknown): Promise<Sealed> =>
  sealBytes(key, place, new TextEncoder().encode(JSON.stringify(value)))

/** What is sealed can't be opened: the key is another one, or the disk has lost a part of it. */
export class UnreadableError extends Error {}

/** Opens bytes that were sealed for a place. Throws `UnreadableError` where they were not sealed by this key for this place. */
export async function unsealBytes(
  key: CryptoKey,
  place: string,
  { iv, bytes }: Sealed,
): Promise<ArrayBuffer> {
  try {
    return await crypto.subtle.decrypt({ name: algorithm, iv, ...boundTo(place) }, key, bytes)
  } catch (cause) {
    throw new UnreadableError('What is kept here can not be opened', { cause })
  }
}

/** Opens a value that was sealed for a place, as `unsealBytes` does. */
export async function unseal(key: CryptoKey, place: string, sealed: Sealed): Promise<unknown> {
  const text = await unsealBytes(key, place, sealed)
  try {
    return JSON.parse(new TextDecoder().decode(text))
  } catch (cause) {
    throw new UnreadableError('What is kept here can not be opened', { cause })
  }
}

/**
 * A fresh key for a creating call, so that a retry stores one record (SHELL-59): 128 random bits as 32 hex digits.
 * Made by hand because a page over plain http in the home network has no `crypto.randomUUID`.
 */
export const newCallKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Keys for the calls of one form: what is sent again as it was, since its answer was lost, has the key that it had. */
export function createCallKeys(): (sent: unknown) => string {
  const keys = new Map<string, string>()
  return (sent) => {
    const name = JSON.stringify(sent)
    const key = keys.get(name) ?? newCallKey()
    keys.set(name, key)
    return key
  }
}

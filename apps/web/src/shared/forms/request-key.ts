/**
 * A word that names one creating call, so that repeating it stores one record only (SHELL-59). Made from random bytes:
 * `crypto.randomUUID` is missing where the site is served over plain HTTP in a home network.
 */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * A fresh key for a creating call, so that a retry stores one record (SHELL-59): 128 random bits as 32 hex digits.
 * Made by hand because a page over plain http in the home network has no `crypto.randomUUID`.
 */
export const newCallKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

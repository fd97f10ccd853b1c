const keyShape = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/

/** Throws for a key that could lead out of the place where media are kept. */
export function ensureKey(key: string): string {
  if (!keyShape.test(key)) throw new Error('A storage key has a character it must not have')
  return key
}

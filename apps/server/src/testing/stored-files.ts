import type { App } from '../app.ts'

/** The keys of all that is kept of photos and videos, in a folder or a store, or of those that begin so. */
export async function listStoredKeys({ app }: { readonly app: App }, beginning = ''): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.storage.list()) if (key.startsWith(beginning)) keys.push(key)
  return keys.sort()
}

import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { z } from 'zod'

/**
 * Something that outlives a process and is no keeper's: a small file in the data folder. Servers and the operator's
 * commands read and write it side by side, so it is only ever replaced as a whole.
 */
export function createStateFile<S extends z.ZodType>(path: string, schema: S) {
  return {
    /** What was noted last; null where nothing was, or nothing that can be read. */
    find: async (): Promise<z.output<S> | null> => {
      const text = await readFile(path, 'utf8').catch(() => null)
      return text === null ? null : parse(text, schema)
    },

    note: async (value: z.input<S>): Promise<void> => {
      const draft = `${path}.${randomUUID()}`
      try {
        await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { flush: true })
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
  }
}

function parse<S extends z.ZodType>(text: string, schema: S): z.output<S> | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

// Plain JavaScript without imports of packages: it must run on any Node and before `npm ci`.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Whether this is a Linux whose C library is another than glibc, for which this Node was not built. */
export const lacksGlibc = () =>
  process.platform === 'linux' && process.report?.getReport().header.glibcVersionRuntime === undefined

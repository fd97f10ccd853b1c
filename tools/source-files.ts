import { globSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the whole checkout. */
export const root = join(import.meta.dirname, '..')

/** Where hand-written source lives, as patterns of folders below the root. */
const sourceFolders = ['packages/*/src', 'apps/*/src', 'tools', 'e2e', 'bench', 'demo']

/** The source folders that exist below the given root, with slashes on every system. */
export const listSourceFolders = (below: string): string[] =>
  globSync(sourceFolders, { cwd: below }).map(withSlashes).sort()

/** Every TypeScript file below the given root, hand-written or generated, with slashes on every system. */
export const listSourceFiles = (below: string): string[] =>
  globSync(
    listSourceFolders(below).flatMap((folder) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`]),
    { cwd: below, exclude: (path) => path.includes('node_modules') },
  )
    .map(withSlashes)
    .sort()

/** A file that a tool wrote and nobody edits. */
export const isGenerated = (path: string): boolean => path.includes('.gen.')

const withSlashes = (path: string): string => path.replaceAll('\\', '/')

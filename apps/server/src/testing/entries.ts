import { join } from 'node:path'
import { isServerBuilt } from '../../../../tools/server-stamp.ts'

const inSources = (name: string): string => join(import.meta.dirname, '..', name)
const inBundle = (name: string): string => join(import.meta.dirname, '../../dist', name)

/** What `npm run dev` and `npm run clutchbook` run. */
export const sources = { main: inSources('main.js'), cli: inSources('cli.ts') } as const

/** What `npm start` and the image run; it has to be built. */
export const bundle = { main: inBundle('main.js'), cli: inBundle('cli.js') } as const

/** Where processes that load the same files dozens of times keep them compiled. */
export const compileCache = join(import.meta.dirname, '../../../../node_modules/.cache/node')

let isBuilt: boolean | undefined

/**
 * The file that a process of its own runs: the bundle where it was made of the sources as they are, as it always is when
 * all tests run; else the sources, which take three times as much of the processor until they answer.
 */
export function entryOf(name: keyof typeof sources): string {
  isBuilt ??= isServerBuilt()
  return isBuilt ? bundle[name] : sources[name]
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './source-files.ts'
import { fingerprintSources } from './web-build.ts'

const sources = ['apps/server/src/**', 'apps/server/package.json', 'packages/domain/**', 'package-lock.json']

/** Where the bundled server is. */
export const serverFolder = join(root, 'apps/server/dist')
const stampFile = join(serverFolder, '.sources')

export const fingerprintServer = (): string => fingerprintSources(root, sources)

/** Notes what the bundle was made of. */
export const stampServer = (fingerprint: string): void => writeFileSync(stampFile, fingerprint)

/** Whether the server was bundled from the sources as they are now. */
export const isServerBuilt = (): boolean =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprintServer()

import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, runCommand } from './command.ts'
import { precompress } from './precompress.ts'
import { isGenerated, root } from './source-files.ts'
import { tellWorker } from './worker-files.ts'

/** What the built site is made of. Tests and generated files are not part of it: the build writes the latter itself. */
const sources = ['apps/web/**', 'packages/domain/**', 'package-lock.json']
const isSource = (path: string): boolean => !isGenerated(path) && !/\.test\.tsx?$/.test(path)
const isOutside = (path: string): boolean => /(^|[\\/])(node_modules|dist)$/.test(path)

const site = join('apps', 'web', 'dist')
const stampFile = join(site, '.sources')

/** A word that changes whenever a source below the folder, by default of the site, changes, appears, moves or goes. */
export function fingerprintSources(below: string, patterns = sources): string {
  const hash = createHash('sha256')
  const paths = globSync(patterns, { cwd: below, exclude: isOutside }).filter(isSource).sort()
  for (const path of paths) {
    const full = join(below, path)
    if (!statSync(full).isFile()) continue
    const text = readFileSync(full)
    hash.update(`${path.replaceAll('\\', '/')}\n${text.length}\n`).update(text)
  }
  return hash.digest('hex')
}

/** Whether the built site below the folder was made of the sources as they are now. */
export function isBuilt(below: string): boolean {
  try {
    return readFileSync(join(below, stampFile), 'utf8') === fingerprintSources(below)
  } catch {
    return false
  }
}

/** Notes what the site was made of. The fingerprint is taken before the build, so that an edit during it is not missed. */
export const stampBuild = (below: string, fingerprint: string): void =>
  writeFileSync(join(below, stampFile), fingerprint)

const pages = ['--config', 'vite.pages.config.ts']

/** The keeper's site, then the public pages beside it, then what draws those on the server, then what stands without it. */
const parts = [
  [],
  pages,
  [...pages, '--ssr', 'src/public-pages/draw-page.tsx'],
  ['--config', 'vite.offline.config.ts'],
]

/** Builds the site for the browser, with a compressed form beside each text. */
export async function buildWeb(limitSeconds?: number): Promise<Outcome> {
  const fingerprint = fingerprintSources(root)
  const options = { cwd: join(root, 'apps/web'), ...(limitSeconds === undefined ? {} : { limitSeconds }) }
  let all: Outcome = { code: 0, output: '', seconds: 0 }
  for (const part of parts) {
    const { code, output, seconds } = await runCommand(
      'vite',
      ['build', '--logLevel', 'warn', ...part],
      options,
    )
    all = { code, output: all.output + output, seconds: all.seconds + seconds }
    if (code !== 0) return all
  }
  tellWorker(join(root, site))
  precompress(join(root, site))
  stampBuild(root, fingerprint)
  return all
}

/** Builds the site unless its sources are as they were at the last build; ends the process where that fails. */
export async function ensureWebBuilt(): Promise<void> {
  if (isBuilt(root)) return
  console.log('Building the site …')
  const { code, output, seconds } = await buildWeb()
  if (code !== 0) {
    console.error(`${output.trimEnd()}\nThe site could not be built.`)
    process.exit(1)
  }
  console.log(`Built the site in ${seconds.toFixed(1)} seconds.`)
}

import { globSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { runCommand } from './command.ts'
import { compileServer, ensureServerBuilt } from './server-build.ts'
import { root } from './source-files.ts'
import { ensureWebBuilt } from './web-build.ts'

/** What runs in production, and what npm needs to install its packages. */
const shipped = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'packages/domain/package.json',
  'apps/server/package.json',
  'apps/server/dist',
  'apps/web/package.json',
  'apps/web/dist',
]

/** What is there for those who write programs; no program reads it. */
const undelivered = ['{.,apps/*}/node_modules/**/*.{ts,mts,cts,map,md}', 'apps/server/dist/*.map']

/** Installs what the server needs to run and nothing else; another Node than the one that runs it is not among it. */
const install = [
  'ci',
  '--omit=dev',
  '--workspace=@clutchbook/server',
  '--workspace=@clutchbook/domain',
  '--include-workspace-root=false',
  '--ignore-scripts',
]

/**
 * Puts together in a folder what an installation runs from: the built site, the bundled server, its packages,
 * and what Node makes of them, so that none of it need be written to later. The folder is emptied before.
 */
async function release(folder: string): Promise<void> {
  await ensureWebBuilt()
  await ensureServerBuilt()
  await rm(folder, { recursive: true, force: true })
  for (const path of shipped) await copy(path, folder)
  await run('npm', install, folder)
  for (const path of globSync(undelivered, { cwd: folder })) await rm(join(folder, path), { force: true })
  await compileServer(folder, join(folder, 'node_modules/.cache/node'))
}

async function copy(path: string, folder: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await cp(join(root, path), join(folder, path), { recursive: true })
}

async function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await runCommand(program, args, { cwd })
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${output}`)
}

const [target] = process.argv.slice(2)
if (!target) throw new Error('Which folder? Usage: node tools/release.ts FOLDER')
await release(resolve(target))

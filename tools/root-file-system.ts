import { readFileSync } from 'node:fs'
import { copyFile, cp, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runCommand } from './command.ts'

/** What making a root file system of packages takes; on Debian it comes with the package of the same name. */
export const rootMaker = 'mmdebstrap'

/** Which of these programs this machine does not have. */
export async function listMissing(programs: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const program of programs) {
    const { code } = await runCommand('sh', ['-c', `command -v ${program}`])
    if (code !== 0) missing.push(program)
  }
  return missing
}

/** The last line that a command printed, which is where most say what was wrong. */
export const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? ''

/**
 * Makes the root file system of a Debian with its essential packages and some others in a folder, from where this
 * machine takes its own packages. Tells why it could not be made, or null.
 */
export async function makeRootFileSystem(
  folder: string,
  packages: readonly string[],
): Promise<string | null> {
  const release = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]
  const sites = await runCommand('apt-get', ['indextargets', '--format', '$(SITE)', 'Created-By: Packages'])
  const [site] = sites.output.split('\n')
  if (!release || sites.code !== 0 || !site) return 'there are no lists of packages here: apt-get update'
  const included = packages.length > 0 ? [`--include=${packages.join(',')}`] : []
  const made = await runCommand(
    rootMaker,
    ['--quiet', '--variant=essential', ...included, release, folder, site],
    { limitSeconds: 300 },
  )
  return made.code === 0 ? null : `packages of Debian could not be had: ${lastLine(made.output)}`
}

/** Gives a root file system a Node of its own, and the npm that runs this. */
export async function addNode(folder: string, node: string): Promise<void> {
  const local = join(folder, 'usr/local')
  await copyFile(node, join(local, 'bin/node'))
  const npm = dirname(dirname(process.env.npm_execpath ?? ''))
  await cp(npm, join(local, 'lib/node_modules/npm'), { recursive: true, dereference: true })
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'))
}

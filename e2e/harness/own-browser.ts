import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test'

type Process = { readonly type: string; readonly id: number }

async function listProcesses(context: BrowserContext): Promise<Process[]> {
  const devtools = await context.browser()?.newBrowserCDPSession()
  const told = (await devtools?.send('SystemInfo.getProcessInfo')) as { processInfo: Process[] } | undefined
  return told?.processInfo ?? []
}

/** A browser with a profile of its own on the disk, to be killed as a whole and started again with it. */
export async function createOwnBrowser(
  launchOptions: LaunchOptions,
  baseURL: string,
  serviceWorkers: 'allow' | 'block',
) {
  const profile = await mkdtemp(join(tmpdir(), 'clutchbook-profile-'))
  let running: { readonly context: BrowserContext; readonly process: number } | null = null

  const start = async (): Promise<BrowserContext> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL,
      serviceWorkers,
      viewport: { width: 390, height: 844 },
      timezoneId: 'Europe/London',
      locale: 'en-GB',
    })
    const main = (await listProcesses(context)).find(({ type }) => type === 'browser')
    if (!main) throw new Error('The browser names no process of its own')
    running = { context, process: main.id }
    return context
  }

  /** Ends the browser as a system does that has no memory left, or a battery that is empty: nothing is written any more. */
  const kill = async (): Promise<void> => {
    if (!running) return
    const { context, process: id } = running
    running = null
    const closed = new Promise<void>((resolve) => context.once('close', () => resolve()))
    process.kill(id, 'SIGKILL')
    await closed
  }

  /** Ends the browser as its keeper does. */
  const close = async (): Promise<void> => {
    await running?.context.close()
    running = null
  }

  return {
    /** The folder of its profile. */
    profile,
    start,
    kill,
    close,
    dispose: async (): Promise<void> => {
      await close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

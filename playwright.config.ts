import { defineConfig } from '@playwright/test'
import { hasRoomInMemory } from './apps/server/src/testing/scratch.ts'
import { findChromium } from './e2e/harness/chromium.ts'
import { still } from './e2e/harness/motion.ts'

const { executablePath, env } = await findChromium()

const isMeasured = process.env.MEASURE === 'on'

/** `npm test`: less than all, and no motion anywhere. */
const isShort = process.env.TESTS === 'short'

export default defineConfig({
  testDir: 'e2e',
  // Measurements take minutes and mean something on a quiet machine only: `MEASURE=on npx playwright test e2e/measure`.
  testIgnore: isMeasured ? [] : ['measure/**'],
  // What `npm run test:full` runs besides; a file named on the command line is run whole.
  grepInvert: isShort ? /@full/ : [],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Bounds for what hangs, not measures: two cores may be busy.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    // Each test would fetch the worker and start it, for a tenth of all processor time; the tests of the worker allow it.
    serviceWorkers: isMeasured ? 'allow' : 'block',
    ...(isMeasured ? {} : still),
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Europe/London',
    locale: 'en-GB',
    trace: 'off',
    // The harness takes pictures where a test fails: it would be a tenth of a second of each test that passes, too.
    screenshot: 'off',
    launchOptions: {
      executablePath,
      env: { ...definedEnvironment(), ...env },
      // Playwright has each picture that is drawn handed over in a new file of the temporary folder, for machines with
      // little memory.
      ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        // The sandbox can't be built as root or in most containers; the pages here are our own.
        '--no-sandbox',
        '--disable-gpu',
        // No calls home: they would be noise on a closed network, and the product promises none of its own.
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

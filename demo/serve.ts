import type { App } from '../apps/server/src/app.ts'
import { SettingError } from '../apps/server/src/platform/settings/settings.ts'
import { startServer } from '../apps/server/src/start-server.ts'
import { demoKeeper } from './collection.ts'
import { emptyDemoFolder, isUnused, markDemoFolder } from './demo-folder.ts'
import { seedDemo } from './seed.ts'
import { seedCircle } from './seed-circle.ts'
import { colonyKeeper, seedColony } from './seed-colony.ts'
import { freeKeeper, seedFreeKeeper } from './seed-free-keeper.ts'

async function prepare(app: App): Promise<void> {
  console.log('Looking for the demo collections; where there are none they are made now.')
  const isNew = await seedDemo(app)
  await seedFreeKeeper(app)
  if (await seedColony(app)) await seedCircle(app)
  console.log(
    isNew
      ? 'The demo collections are ready.'
      : 'The demo collections are there already and stay as they are.',
  )
}

/** Exits with a sentence where the folder is not the demo's to empty. */
function reset(folder: string): void {
  try {
    if (process.env.DATABASE_URL)
      throw new SettingError('DATABASE_URL: --reset empties a folder; please empty the database yourself')
    emptyDemoFolder(folder)
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/**
 * Serves the product with the collections of three demo keepers, in a folder of its own so that it never mixes with real
 * records. With --reset it is emptied first.
 */
export async function serveDemo(): Promise<void> {
  process.env.DATA_DIR ||= './demo-data'
  const folder = process.env.DATA_DIR
  if (process.argv.includes('--reset')) reset(folder)
  const isFresh = isUnused(folder)
  await startServer(async (app) => {
    if (isFresh) markDemoFolder(folder)
    await prepare(app)
  })
  console.log(`Sign in as ${demoKeeper.username} with the password ${demoKeeper.password},`)
  console.log(
    `as ${colonyKeeper.username} with ${colonyKeeper.password}, who breeds in the fifth generation,`,
  )
  console.log(`or as ${freeKeeper.username} with ${freeKeeper.password}, whose free plan is full.`)
}

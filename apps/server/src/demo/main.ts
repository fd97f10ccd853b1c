import type { App } from '../app.ts'
import { startServer } from '../start-server.ts'
import { demoKeeper } from './collection.ts'
import { seedDemo } from './seed.ts'
import { freeKeeper, seedFreeKeeper } from './seed-free-keeper.ts'

async function prepare(app: App): Promise<void> {
  console.log(
    'Looking for the demo collection; where there is none it is drawn now, which takes some seconds.',
  )
  const isNew = await seedDemo(app)
  await seedFreeKeeper(app)
  console.log(
    isNew ? 'The demo collection is ready.' : 'The demo collection is there already and stays as it is.',
  )
}

/** Serves the product with a demo keeper's collection, in a folder of its own so that it never mixes with real records. */
export async function main(): Promise<void> {
  process.env.DATA_DIR ||= './demo-data'
  await startServer(prepare)
  console.log(`Sign in as ${demoKeeper.username} with the password ${demoKeeper.password},`)
  console.log(`or as ${freeKeeper.username} with ${freeKeeper.password}, whose free plan is full.`)
}

if (import.meta.main) await main()

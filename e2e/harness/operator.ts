import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bundle, compileCache } from '../../apps/server/src/testing/entries.ts'
import type { RunningServer } from '../../apps/server/src/testing/running-server.ts'

/** Runs one of the operator's commands on the data of a running server, such as `user set-plan mara pro`. */
export async function asOperator({ dataDir }: RunningServer, ...command: string[]): Promise<void> {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, NODE_COMPILE_CACHE: compileCache }
  await promisify(execFile)(process.execPath, [bundle.cli, ...command], { env })
}

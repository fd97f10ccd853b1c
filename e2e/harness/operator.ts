import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RunningServer } from '../../apps/server/src/testing/running-server.ts'

const cli = join(import.meta.dirname, '../../apps/server/src/cli.ts')

/** Runs one of the operator's commands on the data of a running server, such as `user set-plan mara pro`. */
export async function asOperator({ dataDir }: RunningServer, ...command: string[]): Promise<void> {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir }
  await promisify(execFile)(process.execPath, [cli, ...command], { env })
}

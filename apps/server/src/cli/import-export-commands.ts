import type { ImportExportService } from '../features/import-export/import-export.service.ts'
import { type Outcome, UsageError } from './outcome.ts'

type ImportExport = (service: ImportExportService) => Promise<Outcome>

/** The command that the words say, if it is one that takes a keeper's records out. Throws `UsageError`. */
export function findImportExport([command, username, file, ...rest]: readonly string[]):
  | ImportExport
  | undefined {
  if (command !== 'export') return
  if (username === undefined) throw new UsageError('Whose records?')
  if (file === undefined) throw new UsageError('Into which file?')
  if (rest.length > 0) throw new UsageError('A word too many')
  return async ({ archives }) => {
    const { bytes } = await archives.writeFile(username, file)
    const megabytes = (bytes / 1_000_000).toFixed(1)
    return {
      text: `${file} holds everything that ${username} has, ${megabytes} MB.`,
      value: { file, username, bytes },
    }
  }
}

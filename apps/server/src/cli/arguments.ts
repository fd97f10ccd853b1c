import { parseArgs } from 'node:util'
import { UsageError } from './outcome.ts'

/** A command line taken apart: words in order, and what was switched on. */
export type Arguments = {
  readonly words: readonly string[]
  readonly options: {
    readonly help?: boolean
    readonly json?: boolean
    readonly admin?: boolean
    readonly 'password-stdin'?: boolean
    readonly email?: string
    readonly name?: string
  }
}

/** Throws `UsageError` for an option that no command has. */
export function readArguments(line: readonly string[]): Arguments {
  try {
    const { positionals, values } = parseArgs({
      args: [...line],
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        json: { type: 'boolean' },
        admin: { type: 'boolean' },
        'password-stdin': { type: 'boolean' },
        email: { type: 'string' },
        name: { type: 'string' },
      },
    })
    return { words: positionals, options: values }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

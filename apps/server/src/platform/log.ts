import { type DestinationStream, destination, type Logger, pino } from 'pino'
import type { LogLevel } from './settings/settings.ts'

export type Log = Logger

const standardOutput = 1
const standardError = 2

/**
 * Structured lines, one JSON object each; line breaks in values are escaped by JSON itself. They go to standard output,
 * or beside it for a command whose output is its answer.
 */
export const createLog = (level: LogLevel, beside = false): Log =>
  pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: ['*.password', '*.passwordHash', '*.token', '*.headers.cookie'],
    },
    together(destination(beside ? standardError : standardOutput)),
  )

/** Hands over what is logged in one turn of the event loop as one piece: a write for each line would take longer than the line. */
function together(stream: ReturnType<typeof destination>): DestinationStream {
  let lines = ''
  const pass = (): void => {
    if (lines === '') return
    stream.write(lines)
    lines = ''
  }
  process.once('exit', () => {
    pass()
    stream.flushSync()
  })
  return {
    write: (line) => {
      if (lines === '') setImmediate(pass)
      lines += line
    },
  }
}

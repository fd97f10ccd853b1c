import { type DestinationStream, destination, type Logger, levels, pino, symbols } from 'pino'
import type { LogLevel } from './settings/settings.ts'

export type Log = Logger

const standardOutput = 1
const standardError = 2

/**
 * Structured lines, one JSON object each; line breaks in values are escaped by JSON itself. They go to standard output,
 * or beside it for a command whose output is its answer.
 */
export function createLog(level: LogLevel, beside = false): Log {
  const isoMoment = createMoments()
  return pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: () => `,"time":"${isoMoment()}"`,
      redact: ['*.password', '*.passwordHash', '*.token', '*.headers.cookie', '*.headers.authorization'],
    },
    singleFlight(destination(beside ? standardError : standardOutput)),
  )
}

/**
 * Lines like any other with one message, whose fields `inWords` writes as JSON has them between its braces. Nothing is
 * kept back from them. Such a line takes a twentieth of the time: every answer writes one, and looking through it for secrets,
 * or at what kind of field each is, costs more than what many an answer is.
 */
export function createPlainLines<Fields>(
  log: Log,
  level: 'info',
  message: string,
  inWords: (fields: Fields) => string,
): (fields: Fields) => void {
  const stream = (log as unknown as Record<symbol, DestinationStream>)[symbols.streamSym]
  const head = `{"level":${levels.values[level]},"time":"`
  const isoMoment = createMoments()
  const end = `,"message":${JSON.stringify(message)}}\n`
  return (fields) => {
    if (log.isLevelEnabled(level)) stream?.write(`${head}${isoMoment()}",${inWords(fields)}${end}`)
  }
}

/** Writes the present moment, anew once a millisecond. */
function createMoments(): () => string {
  let written = { at: 0, iso: '' }
  return () => {
    const at = Date.now()
    if (at !== written.at) written = { at, iso: new Date(at).toISOString() }
    return written.iso
  }
}

/** So long a line may wait for others, in milliseconds. */
const gatheringMs = 5

/** Hands lines over by the handful: a write for each of them would take longer than the line. */
function singleFlight(stream: ReturnType<typeof destination>): DestinationStream {
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
      if (lines === '') setTimeout(pass, gatheringMs)
      lines += line
    },
  }
}

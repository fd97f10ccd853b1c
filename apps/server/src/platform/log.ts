import { type Logger, pino } from 'pino'
import type { LogLevel } from './settings/settings.ts'

export type Log = Logger

/** Structured lines on standard output, one JSON object each; line breaks in values are escaped by JSON itself. */
export const createLog = (level: LogLevel): Log =>
  pino({
    level,
    base: null,
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: ['*.password', '*.passwordHash', '*.token', '*.headers.cookie'],
  })

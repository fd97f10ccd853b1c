import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type GalleryLimits, galleryLimits } from '@clutchbook/domain/media/media.rules'
import { SettingError } from './setting-error.ts'
import { readStorageUrl, type S3Place } from './storage-url.ts'

export { SettingError } from './setting-error.ts'

/** How payments are taken. */
export type StripeSettings = {
  readonly secretKey: string
  /** What messages of the provider are signed with. */
  readonly webhookSecret: string
  /** What a month of Pro costs is written there. */
  readonly priceId: string
  /** Where the provider is, if not at its own address. */
  readonly apiBase: string | null
}

/** An address of its own for the figures: they are for whoever runs the server. */
export type MetricsPlace = { readonly port: number; readonly host: string }

/** What the operator decides, read once at start. Units and meanings are in docs/operating.md. */
export type Settings = {
  readonly port: number
  readonly host: string
  /** Base of every link given out, without a slash at the end. Cookies are Secure when it is https. */
  readonly publicUrl: string
  readonly dataDir: string
  /** PostgreSQL; null means SQLite in `dataDir`. */
  readonly databaseUrl: string | null
  /** Where photos and videos are kept; null means files in `dataDir`/media. */
  readonly store: S3Place | null
  /** The mail server; null means that each mail becomes a file in `dataDir`/outbox. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly planLimits: boolean
  /** Payments; null means that none are taken. */
  readonly stripe: StripeSettings | null
  /** The floor for new passwords. */
  readonly passwordMinLength: number
  /** Whether repeated tries are slowed down. */
  readonly rateLimits: boolean
  /** Whether the temporary login and its sample accounts exist; never in production. */
  readonly testLogin: boolean
  /** Addresses whose forwarding headers are believed; none unless stated. */
  readonly trustProxy: readonly string[]
  /** How often due reminders are looked for, in seconds. */
  readonly reminderTickSeconds: number
  readonly logLevel: LogLevel
  /** Where figures for monitoring are told; null means nowhere. */
  readonly metrics: MetricsPlace | null
  /** Where the source of what runs here is to be had, which an operator who changes the product owes its users; or null. */
  readonly sourceUrl: string | null
  /** How much a gallery takes. */
  readonly gallery: GalleryLimits
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings from an environment. Throws `SettingError` for the first bad value. */
export function readSettings(env: Environment): Settings {
  const port = readWhole(env, 'PORT', 3000, 0, 65_535)
  return {
    port,
    host: env.HOST || '0.0.0.0',
    publicUrl: readSiteAddress(env) ?? `http://localhost:${port}`,
    dataDir: resolve(env.DATA_DIR || './data'),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    store: readStorageUrl(env.STORAGE_URL),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || 'Clutchbook <no-reply@localhost>',
    planLimits: readChoice(env, 'PLAN_LIMITS', ['on', 'off'], 'on') === 'on',
    stripe: readStripe(env),
    passwordMinLength: readWhole(env, 'PASSWORD_MIN_LENGTH', 4, 4, 100),
    rateLimits: readChoice(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    testLogin: readTestLogin(env),
    trustProxy: readProxies(env),
    reminderTickSeconds: readWhole(env, 'REMINDER_TICK_SECONDS', 30, 1, 3600),
    logLevel: readChoice(env, 'LOG_LEVEL', logLevels, 'info'),
    metrics: readMetricsPlace(env),
    sourceUrl: readUrl(env, 'SOURCE_URL', ['http:', 'https:']),
    gallery: readGalleryLimits(env),
  }
}

const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const

/** All three or none: a checkout without its messages would take money and give nothing for it. */
function readStripe(env: Environment): StripeSettings | null {
  const apiBase = readUrl(env, 'STRIPE_API_BASE', ['http:', 'https:'])
  const [secretKey, webhookSecret, priceId] = stripeNames.map((name) => env[name]?.trim() ?? '')
  if (!secretKey && !webhookSecret && !priceId) return null
  const missing = stripeNames.find((name) => !env[name]?.trim())
  if (!secretKey || !webhookSecret || !priceId)
    throw new SettingError(`${missing}: missing; payments need all of ${stripeNames.join(', ')}`)
  return { secretKey, webhookSecret, priceId, apiBase }
}

/** This machine alone unless stated: who may read the figures is not asked for a password. */
function readMetricsPlace(env: Environment): MetricsPlace | null {
  if (!env.METRICS_PORT?.trim() || env.METRICS_PORT === 'off') return null
  return { port: readWhole(env, 'METRICS_PORT', 0, 1, 65_535), host: env.METRICS_HOST || '127.0.0.1' }
}

/** The site's own address in its plain form; whatever stands behind the host would end up in the middle of links. */
function readSiteAddress(env: Environment): string | null {
  const text = readUrl(env, 'PUBLIC_URL', ['http:', 'https:'])
  if (text === null) return null
  const { origin, pathname, search, hash, username } = new URL(text)
  if (pathname !== '/' || search || hash || username)
    throw new SettingError('PUBLIC_URL: only scheme, host and port, as in https://keeper.example')
  return origin
}

function readProxies(env: Environment): string[] {
  const addresses = (env.TRUST_PROXY ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  for (const address of addresses) {
    if (!isNetwork(address)) throw new SettingError(`TRUST_PROXY: "${address}" is no IP address or network`)
  }
  return addresses
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

const megabyte = 1024 * 1024

function readGalleryLimits(env: Environment): GalleryLimits {
  const { itemsPerGallery, imageBytes, videoBytes } = galleryLimits
  const bytes = (name: string, otherwise: number, most: number): number =>
    readWhole(env, name, otherwise / megabyte, 1, most) * megabyte
  return {
    itemsPerGallery: readWhole(env, 'MEDIA_MAX_ITEMS', itemsPerGallery, 1, 200),
    imageBytes: bytes('MEDIA_MAX_IMAGE_MB', imageBytes, 100),
    videoBytes: bytes('MEDIA_MAX_VIDEO_MB', videoBytes, 2000),
  }
}

function readTestLogin(env: Environment): boolean {
  const isOn = readChoice(env, 'TEST_LOGIN', ['on', 'off'], 'off') === 'on'
  if (isOn && env.NODE_ENV === 'production')
    throw new SettingError(
      'TEST_LOGIN: must be off where NODE_ENV is production, because its passwords are public',
    )
  return isOn
}

function readWhole(env: Environment, name: string, otherwise: number, min: number, max: number): number {
  const text = env[name]?.trim()
  if (!text) return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max)
    throw new SettingError(`${name}: "${text}" is not a whole number from ${min} to ${max}`)
  return value
}

function readChoice<T extends string>(
  env: Environment,
  name: string,
  choices: readonly T[],
  otherwise: T,
): T {
  const text = env[name]
  if (!text) return otherwise
  const choice = choices.find((candidate) => candidate === text)
  if (choice === undefined) throw new SettingError(`${name}: "${text}" is none of ${choices.join(', ')}`)
  return choice
}

function readUrl(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = env[name]
  if (!text) return null
  const url = URL.canParse(text) ? new URL(text) : null
  // The value itself may hold a password, so it is not repeated.
  if (!url || !protocols.includes(url.protocol))
    throw new SettingError(
      `${name}: not an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )
  return text
}

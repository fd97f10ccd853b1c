import { expect, test } from 'vitest'
import { readSettings, SettingError } from './settings.ts'

const megabyte = 1024 * 1024

test('A4 a server starts with no setting at all', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    planLimits: true,
    passwordMinLength: 4,
    smtpUrl: null,
    rateLimits: true,
    testLogin: false,
    trustProxy: [],
    logLevel: 'info',
    sourceUrl: null,
    gallery: { itemsPerGallery: 30, imageBytes: 10 * megabyte, videoBytes: 100 * megabyte },
  })
})

test('MED-Q03 the operator sets how much a gallery takes', () => {
  const set = { MEDIA_MAX_ITEMS: '50', MEDIA_MAX_IMAGE_MB: '25', MEDIA_MAX_VIDEO_MB: '400' }
  expect(readSettings(set).gallery).toEqual({
    itemsPerGallery: 50,
    imageBytes: 25 * megabyte,
    videoBytes: 400 * megabyte,
  })
})

test('the public address follows the port, and loses a slash at its end', () => {
  expect(readSettings({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  expect(readSettings({ PUBLIC_URL: 'https://keeper.example/' }).publicUrl).toBe('https://keeper.example')
})

test.each([
  ['PORT', 'eighty', 'PORT: "eighty" is not a whole number from 0 to 65535'],
  ['PORT', '70000', 'PORT: "70000" is not a whole number from 0 to 65535'],
  ['PUBLIC_URL', 'ftp://x', 'PUBLIC_URL: not an address that begins with http:// or https://'],
  [
    'DATABASE_URL',
    'mysql://me:secret@host/db',
    'DATABASE_URL: not an address that begins with postgres:// or postgresql://',
  ],
  ['PLAN_LIMITS', 'maybe', 'PLAN_LIMITS: "maybe" is none of on, off'],
  ['PASSWORD_MIN_LENGTH', '3', 'PASSWORD_MIN_LENGTH: "3" is not a whole number from 4 to 100'],
  ['SMTP_URL', 'mail.example', 'SMTP_URL: not an address that begins with smtp:// or smtps://'],
  ['RATE_LIMITS', 'no', 'RATE_LIMITS: "no" is none of on, off'],
  ['TEST_LOGIN', 'yes', 'TEST_LOGIN: "yes" is none of on, off'],
  ['SOURCE_URL', 'javascript:alert(1)', 'SOURCE_URL: not an address that begins with http:// or https://'],
  ['MEDIA_MAX_ITEMS', '0', 'MEDIA_MAX_ITEMS: "0" is not a whole number from 1 to 200'],
  ['MEDIA_MAX_IMAGE_MB', '2.5', 'MEDIA_MAX_IMAGE_MB: "2.5" is not a whole number from 1 to 100'],
  ['MEDIA_MAX_VIDEO_MB', 'all', 'MEDIA_MAX_VIDEO_MB: "all" is not a whole number from 1 to 2000'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL: "loud" is none of fatal, error, warn, info, debug, trace, silent'],
  ['METRICS_PORT', 'yes', 'METRICS_PORT: "yes" is not a whole number from 1 to 65535'],
])('A4 %s=%s is refused in one line that names it', (name, value, message) => {
  const read = () => readSettings({ [name]: value })
  expect(read).toThrow(SettingError)
  expect(read).toThrow(message)
})

test('a refused address is not repeated, because it may hold a password', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://me:secret@host/db' })).not.toThrow(/secret/)
})

test('an address in capitals counts as what it is, so that cookies are Secure', () => {
  expect(readSettings({ PUBLIC_URL: 'HTTPS://Keeper.Example:443' }).publicUrl).toBe('https://keeper.example')
})

test.each(['https://keeper.example/app', 'https://keeper.example/?a=1', 'https://me@keeper.example'])(
  'PUBLIC_URL=%s is refused, because links could not be built on it',
  (PUBLIC_URL) => {
    expect(() => readSettings({ PUBLIC_URL })).toThrow('PUBLIC_URL: only scheme, host and port')
  },
)

test.each(['proxy.local', '10.0.0.0/33', '10.0.0.1/8/8', '::1/129'])(
  'TRUST_PROXY=%s is refused',
  (TRUST_PROXY) => {
    expect(() => readSettings({ TRUST_PROXY })).toThrow(
      `TRUST_PROXY: "${TRUST_PROXY}" is no IP address or network`,
    )
  },
)

test('figures are told nowhere unless asked for, and then to this machine alone', () => {
  expect(readSettings({}).metrics).toBeNull()
  expect(readSettings({ METRICS_PORT: 'off' }).metrics).toBeNull()
  expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  const wide = readSettings({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })
  expect(wide.metrics).toEqual({ port: 9464, host: '0.0.0.0' })
})

test('a blank number counts as none', () => {
  expect(readSettings({ PORT: '  ' }).port).toBe(3000)
})

test('TRUST_PROXY takes several addresses', () => {
  expect(readSettings({ TRUST_PROXY: '10.0.0.1, fd00::/8' }).trustProxy).toEqual(['10.0.0.1', 'fd00::/8'])
})

test('ACC-103 ACC-Q17 the test login is refused in production', () => {
  expect(readSettings({ TEST_LOGIN: 'on' }).testLogin).toBe(true)
  expect(() => readSettings({ TEST_LOGIN: 'on', NODE_ENV: 'production' })).toThrow(
    'TEST_LOGIN: must be off where NODE_ENV is production, because its passwords are public',
  )
})

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
}

test('A8 BIL-Q12 payments are off without keys, and need all three', () => {
  expect(readSettings({}).stripe).toBeNull()
  expect(readSettings({ STRIPE_API_BASE: 'http://localhost:4242' }).stripe).toBeNull()
  expect(readSettings(stripe).stripe).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    priceId: 'price_1',
    apiBase: null,
  })
  for (const name of Object.keys(stripe))
    expect(() => readSettings({ ...stripe, [name]: '' })).toThrow(
      `${name}: missing; payments need all of STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID`,
    )
  expect(() => readSettings({ ...stripe, STRIPE_API_BASE: 'stripe' })).toThrow(
    'STRIPE_API_BASE: not an address',
  )
})

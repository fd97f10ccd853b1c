import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { listUnknownSettings, settingNames } from './unknown-settings.ts'

test('A4 every setting that is read or documented is known', () => {
  const read = new Set<string>()
  const values: Record<string, string> = { METRICS_PORT: '9464' }
  const env = new Proxy(values, {
    get: (target, name) => {
      read.add(String(name))
      return target[String(name)]
    },
  })
  readSettings(env)
  // NODE_ENV is Node's own; TEST_LOGIN=on is refused by it.
  read.delete('NODE_ENV')
  expect([...read].sort()).toEqual([...settingNames].sort())

  const operating = readFileSync(join(import.meta.dirname, '../../../../../docs/operating.md'), 'utf8')
  const [, table = ''] = /^## Settings\n([\s\S]*?)\n### /m.exec(operating) ?? []
  const documented = table.split('\n').flatMap((line) => {
    const [, names = ''] = line.split('|')
    return Array.from(names.matchAll(/`([A-Z_]+)`/g), ([, name = '']) => name)
  })
  expect(documented.sort()).toEqual([...settingNames].sort())
})

test.each([
  ['STRIPE_WEBHOOK_SECERT', 'STRIPE_WEBHOOK_SECRET'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['plan_limits', 'PLAN_LIMITS'],
  ['PLAN_LIMIT', 'PLAN_LIMITS'],
  ['MEDIA_MAX_VIDEOS_MB', 'MEDIA_MAX_VIDEO_MB'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['LOGLEVEL', 'LOG_LEVEL'],
])('A4 %s is named in one line, with the setting that was meant', (name, meant) => {
  const line = `${name} is not a setting and is ignored; did you mean ${meant}?`
  expect(listUnknownSettings({ [name]: 'hush' })).toEqual([line])
})

test('A4 a variable of a family of settings is named, though it resembles none of them', () => {
  expect(listUnknownSettings({ STRIPE_PUBLISHABLE_KEY: 'hush' })).toEqual([
    'STRIPE_PUBLISHABLE_KEY is not a setting and is ignored',
  ])
})

test('A4 what an environment holds for others is not named, nor is a setting', () => {
  const others = [
    'PATH HOME USER SHELL TERM LANG LC_ALL TZ TMPDIR PWD OLDPWD SHLVL LOGNAME MAIL EDITOR HOSTNAME DISPLAY COLORTERM',
    'NODE_ENV NODE_OPTIONS NODE_EXTRA_CA_CERTS NODE_COMPILE_CACHE INIT_CWD npm_config_loglevel npm_lifecycle_event',
    'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy CI DATABASE_PASSWORD DATABASE_HOST POSTGRES_USER PGHOST',
    'KUBERNETES_SERVICE_HOST KUBERNETES_PORT_443_TCP_ADDR SYSTEMD_EXEC_PID JOURNAL_STREAM INVOCATION_ID SSH_CLIENT',
    'XDG_DATA_DIRS XDG_CONFIG_DIRS XDG_RUNTIME_DIR AWS_REGION SITE SITE_URL STORE_SECRET TEST_MANY SOAK_REQUESTS',
  ].flatMap((line) => line.split(' '))
  const env = Object.fromEntries([...others, ...settingNames].map((name) => [name, 'x']))
  expect(listUnknownSettings(env)).toEqual([])
})

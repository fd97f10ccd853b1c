/** The names of all settings, as docs/operating.md lists them. */
export const settingNames = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'PLAN_LIMITS',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
  'STRIPE_API_BASE',
  'PASSWORD_MIN_LENGTH',
  'RATE_LIMITS',
  'REMINDER_TICK_SECONDS',
  'TEST_LOGIN',
  'TRUST_PROXY',
  'MEDIA_MAX_ITEMS',
  'MEDIA_MAX_IMAGE_MB',
  'MEDIA_MAX_VIDEO_MB',
  'SOURCE_URL',
  'METRICS_PORT',
  'METRICS_HOST',
  'LOG_LEVEL',
] as const

/** Beginnings that only this product's settings are likely to have. */
const families = ['STRIPE_', 'MEDIA_MAX_', 'METRICS_', 'CLUTCHBOOK_']

/** Shorter names differ in one letter from too much that an environment holds for others. */
const shortestLikened = 8

/**
 * A line for each variable that was probably meant as a setting and is none (A4). An environment holds the variables
 * of everything else too, so only what resembles a setting is named, and never its value, which may be a password.
 */
export function listUnknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = new Set<string>(settingNames)
  return Object.keys(env)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = findMeant(name)
      if (meant) return [`${name} is not a setting and is ignored; did you mean ${meant}?`]
      return families.some((family) => name.startsWith(family))
        ? [`${name} is not a setting and is ignored`]
        : []
    })
}

/** The setting that a name is a misspelling of, by up to one letter in five. */
function findMeant(name: string): string | undefined {
  const plain = toPlain(name)
  return settingNames
    .filter(({ length }) => length >= shortestLikened)
    .map((setting) => ({ setting, edits: countEdits(plain, toPlain(setting)) }))
    .filter(({ setting, edits }) => edits <= setting.length / 5)
    .sort((a, b) => a.edits - b.edits)[0]?.setting
}

const toPlain = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Letters to insert, remove, replace or swap with the next one to turn one text into another. */
function countEdits(from: string, to: string): number {
  let older: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + Number(!isSame),
        isSwapped ? at(older, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    older = last
    last = next
  }
  return at(last, to.length)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY

import { availableParallelism } from 'node:os'
import { createSemaphore, type SemaphoreLimits } from '../../platform/semaphore.ts'

/** Argon2id (the library's own choice) at the floor that OWASP recommends (2023): 19 MiB, two passes, one lane. */
const recommendedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What one hash takes: kibibytes of memory, passes over them, lanes. */
export type PasswordCost = {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/**
 * Hashing takes a whole processor for some 10 ms. It may use all of them, but at most three threads of Node's pool
 * (`platform/pool-size.ts`), so that no write waits for its sync behind a flood of sign-ins (R38).
 */
const systemLimits: SemaphoreLimits = { permits: Math.min(availableParallelism(), 3), maxWaiting: 500 }

/** The library that hashes, loaded with the first password: an idle server need not hold its memory. */
const library = () => import('@node-rs/argon2')

/** Hashes and checks passwords, a few at a time. */
export function createPasswords(
  cost: PasswordCost = recommendedCost,
  limits: SemaphoreLimits = systemLimits,
) {
  const semaphore = createSemaphore(limits)
  const currentForm = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
  let nobodys: Promise<string> | undefined

  const makeHash = (password: string): Promise<string> =>
    semaphore.run(async () => (await library()).hash(password, cost))

  /** A hash of no one's password: checking against it costs a stranger's name the same time as a keeper's. */
  const getNobodys = (): Promise<string> => {
    nobodys ??= makeHash('no keeper has this password')
    return nobodys
  }

  return {
    hash: makeHash,

    /** Whether the password fits; without a hash the answer is no, after the same work. */
    fits: async (passwordHash: string | undefined, password: string): Promise<boolean> => {
      const checked = passwordHash ?? (await getNobodys())
      const fits = await semaphore.run(async () => (await library()).verify(checked, password))
      return fits && passwordHash !== undefined
    },

    /** Whether a hash was made with weaker parameters than today's and should be made anew at sign-in. */
    isOutdated: (passwordHash: string): boolean => !passwordHash.startsWith(currentForm),
  }
}

export type Passwords = ReturnType<typeof createPasswords>

import { hash, verify } from '@node-rs/argon2'

/** Argon2id (the library's own choice) at the floor that OWASP recommends (2023): 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const currentForm = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`

export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

/** A hash of no one's password: checking against it costs a stranger's name the same time as a keeper's. */
const nobody = hashPassword('no keeper has this password')

/** Whether the password fits; without a hash the answer is no, after the same work. */
export async function fitsPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobody), password)
  return fits && passwordHash !== undefined
}

/** Whether a hash was made with weaker parameters than today's and should be made anew at sign-in. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(currentForm)

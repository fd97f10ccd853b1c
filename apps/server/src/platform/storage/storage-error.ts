/** Why a store did not do what it was asked. */
export type StorageTrouble =
  /** It can't be reached, is overloaded or does not answer in time: it may be right again by itself. */
  | 'away'
  /** It answered that it won't: the operator's key, bucket or clock must be put right. */
  | 'refused'

/** A store that can't be used right now. Its message is for operators and holds no key. */
export class StorageError extends Error {
  readonly trouble: StorageTrouble

  constructor(trouble: StorageTrouble, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.trouble = trouble
  }
}

/** Says that nothing is kept under a key, as the system says it of a file. */
export const objectNotFound = (key: string): Error =>
  Object.assign(new Error(`ENOENT: nothing is kept under ${key}`), { code: 'ENOENT' })

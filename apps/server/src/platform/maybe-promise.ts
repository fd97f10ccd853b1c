/** A value that is known at once or comes later: SQLite answers within the process, PostgreSQL over a wire. */
export type MaybePromise<T> = T | Promise<T>

/** Goes on with a value as soon as it is known. */
export const whenKnown = <T, Next>(value: MaybePromise<T>, go: (value: T) => Next): MaybePromise<Next> =>
  value instanceof Promise ? value.then(go) : go(value)

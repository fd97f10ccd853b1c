/** How a command ended, as scripts see it. */
export const exitCodes = { done: 0, refused: 1, notUnderstood: 2 } as const

/** What a command answers: a sentence for people, and the same as a value for programs (--json). */
export type Outcome = { readonly text: string; readonly value: Readonly<Record<string, unknown>> }

/** Words that are no command, or not enough of one. */
export class UsageError extends Error {}

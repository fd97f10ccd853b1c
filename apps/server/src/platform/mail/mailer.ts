/** A mail to one address, in both forms that mail programs read. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Headers of this mail alone. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Hands mail over; resolves once someone else answers for it. */
export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>
  /** Removes what is still here of mail to these addresses. */
  readonly forget: (addresses: readonly string[]) => Promise<void>
}

/** Headers of every mail: no answer of a machine is wanted to one. */
export const automatic = { 'Auto-Submitted': 'auto-generated' } as const

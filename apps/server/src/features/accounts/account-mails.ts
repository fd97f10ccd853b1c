import { resetLinkMinutes, verificationLinkDays } from '@clutchbook/domain/accounts/accounts.rules'
import type { MailQueue } from '../../platform/mail/mail-queue.ts'
import { type MailTemplate, renderMail } from '../../platform/mail/mail-template.ts'

/** Whom a mail is about, and whether the address of their account has been proved theirs. */
type Person = {
  readonly username: string
  readonly name: string | null
  readonly isEmailVerified: boolean | number
}

/** The mails of an account. Each returns at once; links lead to PUBLIC_URL and nowhere else. */
export function createAccountMails(mailQueue: MailQueue, publicUrl: string) {
  const send = (template: MailTemplate): void => mailQueue.send(renderMail(template))
  const verifyAction = (token: string) => ({
    label: 'Confirm address',
    url: `${publicUrl}/verify-email?token=${token}`,
  })

  return {
    /** Greets a new keeper and asks them to prove their address. */
    welcome: (person: Person, to: string, token: string): void =>
      send({
        to,
        subject: 'Welcome to Clutchbook',
        greeting: greetingOf(person),
        paragraphs: [
          `Welcome to Clutchbook! Your account${namedOf(person)} is open and your collection is waiting at ${publicUrl}`,
          `Please confirm that this address is yours. The link works once, for ${verificationLinkDays} days.`,
        ],
        action: verifyAction(token),
        footnote: 'If you did not open this account, you can ignore this mail.',
      }),

    /** Asks a keeper to prove an address that is new to the account, or still unproved. */
    verify: (person: Person, to: string, token: string): void =>
      send({
        to,
        subject: 'Please confirm your e-mail address',
        greeting: greetingOf(person),
        paragraphs: [
          `This is now the e-mail address of the Clutchbook account${namedOf(person)}. Please confirm that it is yours.`,
          `The link works once, for ${verificationLinkDays} days. Until then, mails that help you back into the account go where they went before.`,
        ],
        action: verifyAction(token),
        footnote: 'If this is not your account, you can ignore this mail.',
      }),

    /** Tells the address that an account had until now (ACC-92). */
    addressChanged: (person: Person, to: string): void =>
      send({
        to,
        subject: 'Your e-mail address was changed',
        greeting: greetingOf(person),
        paragraphs: [
          `The Clutchbook account${namedOf(person)} has been given another e-mail address. If that was you, there is nothing to do.`,
          `If it was not you, choose "Forgot Password" at ${publicUrl}/auth with the address that this mail came to, and do it now: this address counts until the new one is confirmed. A new password ends every session, and the stranger's with them.`,
        ],
        footnote: 'This mail went to the address that the account had before.',
      }),

    /** The link to choose a new password. */
    resetPassword: (person: Person, to: string, token: string): void =>
      send({
        to,
        subject: 'Choose a new password',
        greeting: greetingOf(person),
        paragraphs: [
          `Someone, hopefully you, asked for a new password for the Clutchbook account${namedOf(person)}.`,
          `The link works once, for ${resetLinkMinutes} minutes. A new password signs the account out everywhere.`,
        ],
        action: { label: 'Choose a new password', url: `${publicUrl}/reset-password?token=${token}` },
        footnote: 'If you did not ask for it, you can ignore this mail. Your password stays as it is.',
      }),

    /** Tells a keeper that their password is another one now. */
    passwordChanged: (person: Person, to: string): void =>
      send({
        to,
        subject: 'Your password was changed',
        greeting: greetingOf(person),
        paragraphs: [
          `The password of the Clutchbook account${namedOf(person)} was changed just now. If that was you, there is nothing to do.`,
          `If it was not you, choose "Forgot Password" at ${publicUrl}/auth.`,
        ],
        footnote: 'We send this mail with each change of a password.',
      }),
  }
}

export type AccountMails = ReturnType<typeof createAccountMails>

/** What mail programs make a link of. */
const linkLike = /[./:@\\]/

/**
 * The username, in quotes behind a space. It is what a keeper signs in with, so it is told as it is; but to an address
 * that is not proved yet one that reads like a link is not, because anyone may have typed it beside anyone's address.
 */
const namedOf = ({ username, isEmailVerified }: Person): string =>
  isEmailVerified || !linkLike.test(username.normalize('NFKC')) ? ` "${username}"` : ''

/**
 * A name is free text that anyone may have typed beside anyone's address. Only letters, digits and spaces of it are
 * mailed, so that no mail of ours carries a stranger's link.
 */
function greetingOf({ name, username }: Person): string {
  const spoken = (name ?? username).replace(/[^\p{L}\p{M}\p{N}'’ -]+/gu, ' ').trim()
  return spoken ? `Hello ${spoken},` : 'Hello,'
}

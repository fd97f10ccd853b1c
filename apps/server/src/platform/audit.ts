import type { Caller } from './caller.ts'
import type { Log } from './log.ts'

/** Deeds that someone may want to look up later. */
export type AuditEvent =
  | 'account opened'
  | 'account deleted'
  | 'signed in'
  | 'sign-in refused'
  | 'signed out'
  | 'session ended'
  | 'device removed'
  | 'token made'
  | 'token revoked'
  | 'password changed'
  | 'password refused'
  | 'password link asked for'
  | 'password reset'
  | 'e-mail changed'
  | 'e-mail verified'
  | 'role changed'
  | 'plan changed'
  | 'checkout opened'
  | 'subscription cancelled'
  | 'account shut'
  | 'account opened again'
  | 'data repaired'

/** Whose account it is about; null where no account is known by the name that was typed. */
type Facts = { readonly keeperId: number | null; readonly [fact: string]: string | number | boolean | null }

/** Writes audit events to the log: what, whose account, from where. Never what was typed: it may be a password in the wrong field. */
export type Audit = (event: AuditEvent, caller: Caller, facts: Facts) => void

/** Audit events are lines of the log, which gives them their time; `event` marks them. */
export const createAudit =
  (log: Log): Audit =>
  (event, caller, { keeperId, ...facts }) =>
    log.info({ event, keeper: keeperId, address: caller.address, ...facts }, event)

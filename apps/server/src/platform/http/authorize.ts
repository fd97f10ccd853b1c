import { notSignedIn } from '@clutchbook/domain/accounts/accounts.errors'
import {
  noTokenMay,
  tokenOnlyMeasures,
  tokenOnlyReads,
  unknownToken,
} from '@clutchbook/domain/accounts/api-tokens.errors'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import { type Access, scopeFor } from '@clutchbook/domain/kernel/endpoint'
import type { Identity } from './authenticate.ts'

/** A call, as far as it matters for who may make it. */
type Asked = { readonly method: string; readonly access: Access }

const forAdministrators = (): DomainError =>
  new DomainError('not-allowed', 'This page is for the administrator')

/** The only place that decides whether somebody may make a call: the refusal, or null where they may. */
export function authorize(identity: Identity, { method, access }: Asked): DomainError | null {
  if (access === 'visitor') return null
  switch (identity.by) {
    case 'nothing':
      return notSignedIn()
    case 'unknown-token':
      return unknownToken()
    case 'personal-token': {
      const needed = scopeFor({ method, access })
      if (needed === null) return noTokenMay()
      if (identity.scope === needed || identity.scope === 'change') return null
      return identity.scope === 'measure' ? tokenOnlyMeasures() : tokenOnlyReads()
    }
    case 'session':
      return access === 'admin' && !identity.actor.isAdmin ? forAdministrators() : null
  }
}

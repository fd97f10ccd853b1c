import { hasEnded } from '@clutchbook/domain/accounts/api-tokens.rules'
import type { ApiToken } from '@clutchbook/domain/accounts/api-tokens.schema'
import { useState } from 'react'
import { showToast } from '../../../shared/ui/toast.ts'
import { tellFailure } from '../tell-failure.ts'
import { useRemoveToken } from '../tokens.queries.ts'
import { tokenTexts as texts } from '../tokens.texts.ts'

type Callbacks = {
  /** A question lies over the settings, or has gone. */
  onAsk: (isAsking: boolean) => void
  /** The token is gone, and its line with it. */
  onGone: () => void
}

/** Revokes a token once it was asked; one that has ended is put away without a question. */
export function useTokenRevocation({ onAsk, onGone }: Callbacks) {
  const { mutate, isPending } = useRemoveToken()
  const [asked, setAsked] = useState<ApiToken | null>(null)
  /** The words stay while the question fades out. */
  const [name, setName] = useState('')
  const wait = (token: ApiToken | null): void => {
    setAsked(token)
    onAsk(token !== null)
  }
  const remove = (token: ApiToken): void => {
    const done = hasEnded(token, new Date()) ? texts.removed : texts.revoked
    mutate(token.id, {
      onSuccess: () => {
        wait(null)
        showToast({ title: done(token.name) })
        onGone()
      },
      onError: (error) => tellFailure(error, texts.revokeFailed),
    })
  }
  const ask = (token: ApiToken): void => {
    if (hasEnded(token, new Date())) {
      remove(token)
      return
    }
    setName(token.name)
    wait(token)
  }
  const revoke = (): void => {
    if (asked) remove(asked)
  }
  return { name, isAsking: asked !== null, isRevoking: isPending, ask, revoke, leave: () => wait(null) }
}

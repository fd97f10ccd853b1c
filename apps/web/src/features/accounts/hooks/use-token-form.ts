import { type TokenDays, tokenDays, tokenNameProblem } from '@clutchbook/domain/accounts/api-tokens.rules'
import type { CreatedApiToken } from '@clutchbook/domain/accounts/api-tokens.schema'
import type { TokenScope } from '@clutchbook/domain/kernel/endpoint'
import { useForm } from '@mantine/form'
import { refuseFields } from '../../../shared/forms/refuse-fields.ts'
import { fieldErrorsOf } from '../../../shared/forms/server-errors.ts'
import { showFailure } from '../../../shared/ui/toast.ts'
import { asksToSignInAgain } from '../asks-to-sign-in-again.ts'
import { useCreateToken } from '../tokens.queries.ts'
import { tokenTexts as texts } from '../tokens.texts.ts'

/** The fields in the order in which they stand. */
const order = ['name', 'scope', 'lasts'] as const

/** What is chosen for how long a token works: its days, or that it has no end. */
type Lasts = `${TokenDays}` | 'none'

type TokenFields = { name: string; scope: TokenScope; lasts: Lasts }

const blank: TokenFields = { name: '', scope: 'read', lasts: '90' }

const daysOf = (lasts: Lasts): TokenDays | null => tokenDays.find((days) => String(days) === lasts) ?? null

/** The form of a new token. A session of days ago is asked to sign in again first (ACC-Q16). */
export function useTokenForm(onMade: (made: CreatedApiToken) => void) {
  const { mutate, isPending, error } = useCreateToken()
  const form = useForm({
    // The profile beside it has a name as well.
    name: 'token',
    initialValues: blank,
    validate: { name: tokenNameProblem },
  })
  const fail = (refusal: unknown): void => {
    if (asksToSignInAgain(refusal)) return
    const refused = fieldErrorsOf(refusal, ['name', 'scope', 'lastsDays'])
    refuseFields(form, { name: refused.name, scope: refused.scope, lasts: refused.lastsDays }, order)
    showFailure(refusal, texts.makeFailed, texts.otherwise)
  }
  const submit = form.onSubmit(
    ({ name, scope, lasts }) =>
      mutate({ name, scope, lastsDays: daysOf(lasts) }, { onSuccess: onMade, onError: fail }),
    () => form.getInputNode('name')?.focus(),
  )
  return { form, submit, isSaving: isPending, isStale: asksToSignInAgain(error) }
}

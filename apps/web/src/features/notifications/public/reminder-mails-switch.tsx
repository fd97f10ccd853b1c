import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { reminderMailsQuery, useChangeReminderMails } from '../notifications.queries.ts'
import { mailTexts as texts } from '../reminder-mails.texts.ts'

/** Whether reminders come by mail as well (P5); saved at once, and only for an address that is proved. */
export function ReminderMailsSwitch() {
  const { data, error, refetch } = useQuery(reminderMailsQuery)
  const change = useChangeReminderMails()
  if (error && !data)
    return (
      <LoadFailure
        title={texts.loadFailed}
        error={error}
        otherwise={texts.otherwise}
        action={texts.tryAgain}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height={44} width="70%" />
  const { on, email, isEmailVerified } = data
  const save = (wanted: boolean): void =>
    change.mutate(wanted, {
      onSuccess: () => showToast({ title: wanted ? texts.on : texts.off }),
      onError: (failure) => showFailure(failure, texts.failed, texts.otherwise),
    })
  return (
    <Checkbox
      label={texts.label}
      description={isEmailVerified ? texts.to(email) : texts.unproved(email)}
      disabled={change.isPending || (!isEmailVerified && !on)}
      checked={change.isPending ? change.variables : on}
      onChange={(event) => save(event.currentTarget.checked)}
    />
  )
}

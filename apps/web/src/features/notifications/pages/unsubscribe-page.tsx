import { Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { useDocumentTitle } from '../../../shared/ui/page-title.tsx'
import { showFailure } from '../../../shared/ui/toast.ts'
import { useStopReminderMails } from '../notifications.queries.ts'
import { mailTexts } from '../reminder-mails.texts.ts'

const { stop: texts, otherwise } = mailTexts

const route = getRouteApi('/unsubscribe')

/** Where the link at the foot of a reminder leads. It asks first: a mail program that looks ahead must change nothing. */
export function UnsubscribePage() {
  const { token = '' } = route.useSearch()
  const stopping = useStopReminderMails()
  const words = token === '' ? texts.broken : stopping.isSuccess ? texts.done : texts.ask
  useDocumentTitle(words.title)
  const stop = (): void =>
    stopping.mutate(token, { onError: (error) => showFailure(error, texts.failed, otherwise) })
  return (
    <div role="status">
      <EmptyState
        wholePage
        title={words.title}
        text={words.text}
        action={
          words === texts.ask ? (
            <Button loading={stopping.isPending} onClick={stop}>
              {texts.ask.action}
            </Button>
          ) : (
            <LinkButton to="/">{texts.home}</LinkButton>
          )
        }
      />
    </div>
  )
}

import '@mantine/core/styles/Combobox.layer.css'
import { type EventType, eventTypes } from '@clutchbook/domain/calendar/calendar.rules'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { copyText } from '../../../shared/ui/copy-text.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { calendarTexts } from '../calendar.texts.ts'
import { useCreateFeed } from '../feeds.queries.ts'
import { feedTexts as texts } from '../feeds.texts.ts'
import classes from './feeds-dialog.module.css'
import { FeedsList } from './feeds-list.tsx'

const choices = [
  { value: '', label: texts.all },
  ...eventTypes.map((type) => ({ value: type, label: calendarTexts.types[type] })),
]

/** Private addresses by which other calendars read the keeper's events: made, copied once, revoked (C1). */
export function FeedsDialog({ onClose }: { onClose: () => void }) {
  const [type, setType] = useState<EventType | ''>('')
  const creation = useCreateFeed()
  const make = (): void =>
    creation.mutate(type === '' ? null : type, {
      onError: (error) => showFailure(error, texts.makeFailed, texts.otherwise),
    })
  return (
    <Dialog sends="POST /api/calendar-feeds" onClose={onClose} title={texts.title} size={560}>
      <div className={classes.parts}>
        <p>{texts.intro}</p>
        <p className={classes.quiet}>{texts.warning}</p>
        {creation.data ? (
          <NewAddress url={creation.data.url} />
        ) : (
          <div className={classes.make}>
            <NativeSelect
              label={texts.what}
              data={choices}
              value={type}
              onChange={(event) => setType(event.currentTarget.value as EventType | '')}
            />
            <Button loading={creation.isPending} onClick={make}>
              {texts.make}
            </Button>
          </div>
        )}
        <FeedsList />
      </div>
    </Dialog>
  )
}

function NewAddress({ url }: { url: string }) {
  const copy = (): void => {
    copyText(url).then(
      () => showToast({ title: texts.copied }),
      () => showToast({ title: texts.copyFailed, text: texts.copyFailedText, failure: true }),
    )
  }
  return (
    <section className={classes.made}>
      <h3 className={classes.heading}>{texts.madeTitle}</h3>
      <p className={classes.quiet}>{texts.madeText}</p>
      <div className={classes.make}>
        <TextInput
          readOnly
          label={texts.address}
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={copy}>{texts.copy}</Button>
      </div>
    </section>
  )
}

import type { Device } from '@clutchbook/domain/accounts/devices.schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { devicesQuery, useRemoveDevice } from '../sync.queries.ts'
import { syncTexts } from '../sync.texts.ts'
import classes from './device-list.module.css'

const texts = syncTexts.devices

/** Day and time as keepers read them, in the zone of the browser. */
const spoken = (moment: string): string =>
  new Date(moment).toLocaleString('en-US', {
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

/**
 * The devices that keep the records or once did, for there may be so many of them, each with a way to be rid of it. Where
 * there are none, or none are known, nothing.
 */
export function DeviceList() {
  const { data = [] } = useQuery(devicesQuery)
  if (data.length === 0) return null
  return (
    <>
      <h4 className={classes.heading}>{texts.heading}</h4>
      <ul className={classes.list}>
        {data.map((device) => (
          <Row key={device.device} device={device} />
        ))}
      </ul>
    </>
  )
}

function Row({ device: { device, name, keepsCopy, waiting, seenAt, isCurrent } }: { device: Device }) {
  const { mutateAsync, isPending } = useRemoveDevice()
  const moment = spoken(seenAt)
  // By the promise: callbacks of a row that has gone meanwhile are not called.
  const remove = (): Promise<void> =>
    mutateAsync(device).then(
      () => showToast({ title: texts.removed(name) }),
      (error: unknown) => showFailure(error, texts.removeFailed, texts.otherwise),
    )
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <div className={classes.name}>{name}</div>
        <div className={classes.when}>{keepsCopy ? texts.keeps : texts.keepsNothing}</div>
        <div className={classes.when}>{texts.seen(moment)}</div>
        {waiting > 0 && !isCurrent && <div className={classes.waits}>{texts.waited(waiting)}</div>}
      </div>
      {isCurrent ? (
        <span className={classes.here}>{texts.here}</span>
      ) : (
        <Button
          variant="subtle"
          color="danger"
          loading={isPending}
          aria-label={texts.removeOf(name, moment)}
          onClick={() => void remove()}
        >
          {texts.remove}
        </Button>
      )}
    </li>
  )
}

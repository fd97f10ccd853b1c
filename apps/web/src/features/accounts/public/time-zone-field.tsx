import '@mantine/core/styles/Combobox.layer.css'
import { Button, Select } from '@mantine/core'
import { deviceZone } from '../../../shared/device-zone.ts'
import { optionsInPlace } from '../../../shared/ui/options-in-place.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { useChangeProfile } from '../settings.queries.ts'
import { timeZoneTexts as texts } from '../time-zone.texts.ts'
import classes from './time-zone-field.module.css'
import { useCurrentUser } from './use-current-user.ts'

/** As many zones as the list shows at once; whoever means another types a few letters of it. */
const shownAtOnce = 60

/** Where the keeper's clock is. A choice is saved at once; the zone of this device is offered where it is another. */
export function TimeZoneField() {
  const { timeZone } = useCurrentUser()
  const change = useChangeProfile()
  const device = deviceZone()
  const zones = new Set([timeZone, device, 'UTC', ...Intl.supportedValuesOf('timeZone')])
  const save = (zone: string): void =>
    change.mutate(
      { timeZone: zone },
      {
        onSuccess: () => showToast({ title: texts.saved }),
        onError: (error) => showFailure(error, texts.failed, texts.otherwise),
      },
    )
  return (
    <div className={classes.field}>
      <Select
        label={texts.label}
        description={texts.hint}
        searchable
        allowDeselect={false}
        autoComplete="off"
        nothingFoundMessage={texts.nothing}
        limit={shownAtOnce}
        disabled={change.isPending}
        {...optionsInPlace}
        data={[...zones]}
        value={change.isPending ? (change.variables.timeZone ?? timeZone) : timeZone}
        onChange={(zone) => {
          if (zone !== null && zone !== timeZone) save(zone)
        }}
      />
      {device !== timeZone && (
        <Button
          variant="default"
          classNames={{ root: classes.here ?? '', label: classes.words ?? '' }}
          loading={change.isPending}
          onClick={() => save(device)}
        >
          {texts.here(device)}
        </Button>
      )}
    </div>
  )
}

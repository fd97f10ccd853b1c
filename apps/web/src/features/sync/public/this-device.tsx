import { Checkbox } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { waitingState } from '../../../shared/api/waiting-state.ts'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { DeviceList } from '../components/device-list.tsx'
import { isIosTab } from '../ios-tab.ts'
import { keeping } from '../keeping.ts'
import { devicesQuery } from '../sync.queries.ts'
import { syncTexts as texts } from '../sync.texts.ts'
import classes from './this-device.module.css'

/** What the switch is for, or why it should not be pressed here. */
function description(): string {
  if (!isSecureContext) return texts.noTls
  return isIosTab() ? texts.installFirst : texts.about
}

/** Whether this device keeps the records, and which others do (OFF-11). Off until it is chosen. */
export function ThisDevice({ userId, onLeave }: { userId: number; onLeave: () => void }) {
  const cache = useQueryClient()
  const isOn = useSyncExternalStore(keeping.subscribe, keeping.isOn)
  const { waiting } = useSyncExternalStore(waitingState.subscribe, waitingState.counts)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (isWanted: boolean) => {
      // It comes when it is wanted, for most browsers keep nothing.
      const { beginCopy, endCopy } = await import('../run-copy.ts')
      await (isWanted ? beginCopy(cache, userId) : endCopy())
    },
    retry: false,
    onSuccess: (_done, isWanted) => showToast({ title: isWanted ? texts.done : texts.ended }),
    onError: (error, isWanted) =>
      isWanted
        ? showFailure(error, texts.failed, texts.otherwise)
        : showFailure(error, texts.endFailed, texts.endOtherwise),
    onSettled: () => cache.invalidateQueries(devicesQuery),
  })
  return (
    <div className={classes.device}>
      <Checkbox
        label={texts.keep}
        description={description()}
        checked={isPending ? variables : isOn}
        disabled={!isSecureContext}
        aria-busy={isPending}
        onChange={(event) => {
          if (!isPending) mutate(event.currentTarget.checked)
        }}
      />
      {isOn && (
        <Link to="/waiting" className={classes.waiting} onClick={onLeave}>
          {waiting > 0 ? texts.waiting(waiting) : texts.seeWaiting}
        </Link>
      )}
      <DeviceList />
    </div>
  )
}

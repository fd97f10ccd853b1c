import { Checkbox } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { showFailure, showToast } from '../../../shared/ui/toast.ts'
import { DeviceList } from '../components/device-list.tsx'
import { keeping } from '../keeping.ts'
import { devicesQuery } from '../sync.queries.ts'
import { syncTexts as texts } from '../sync.texts.ts'
import classes from './this-device.module.css'

/** Whether this device keeps the records, and which others do (OFF-11). Off until it is chosen. */
export function ThisDevice({ userId }: { userId: number }) {
  const cache = useQueryClient()
  const isOn = useSyncExternalStore(keeping.subscribe, keeping.isOn)
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
        description={isSecureContext ? texts.about : texts.noTls}
        checked={isPending ? variables : isOn}
        disabled={!isSecureContext}
        aria-busy={isPending}
        onChange={(event) => {
          if (!isPending) mutate(event.currentTarget.checked)
        }}
      />
      <DeviceList />
    </div>
  )
}

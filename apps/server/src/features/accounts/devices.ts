import { hkdfSync } from 'node:crypto'
import { deviceNotFound, tooManyDevices } from '@clutchbook/domain/accounts/devices.errors'
import { deviceNameLimit, mostDevices } from '@clutchbook/domain/accounts/devices.rules'
import type { Device, DeviceState, OwnDevice } from '@clutchbook/domain/accounts/devices.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import { isoNow } from '../../platform/clock.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { AccountsParts } from './accounts-dependencies.ts'
import { deviceOf } from './device.ts'
import {
  changeDevice,
  countDevices,
  createDevice,
  type DeviceTable,
  ensureDeviceSecret,
  listDevices,
  removeDevice,
  type StatedOfDevice,
} from './devices.repository.ts'
import { endSessionsAt, findDeviceOfSession, putSessionAt } from './sessions.repository.ts'

/**
 * The browsers in which a person keeps a copy of the records. Each has a key to seal it with, which follows from a secret
 * of this installation and is stored nowhere: who has the device and no session at it can't read what it keeps.
 */
export function createDevices({
  db,
  transact,
  clock,
  secrets,
  audit,
}: Pick<AccountsParts, 'db' | 'transact' | 'clock' | 'secrets' | 'audit'>) {
  const sealKeyOf = async (keeperId: number, device: string): Promise<string> => {
    const secret = await ensureDeviceSecret(db, secrets.newToken)
    const key = hkdfSync('sha256', secret, 'clutchbook', `seal ${keeperId} ${device}`, 32)
    return Buffer.from(key).toString('base64url')
  }

  return {
    list: async ({ keeperId, sessionId }: Actor): Promise<Device[]> => {
      const current = await findDeviceOfSession(db, keeperId, sessionId)
      return (await listDevices(db, keeperId)).map((row) => toDevice(row, row.device === current))
    },

    /** Notes what a browser says of itself. Throws 'taken' for one device too many. */
    put: async (actor: Actor, device: string, state: DeviceState, caller: Caller): Promise<OwnDevice> => {
      const { keeperId, sessionId } = actor
      const change = statedOf(state)
      const seenAt = isoNow(clock)
      const row = await transact(async (tx) => {
        const known = await changeDevice(tx, keeperId, device, { ...change, seenAt })
        const kept = known ?? (await begin(tx, { keeperId, device, seenAt, caller, change }))
        await putSessionAt(tx, keeperId, sessionId, device)
        return kept
      })
      return { ...toDevice(row, true), sealKey: await sealKeyOf(keeperId, device) }
    },

    /** Forgets a device and ends its sessions. Throws 'not-found' for another keeper's and for none alike. */
    remove: async ({ keeperId }: Actor, device: string, caller: Caller): Promise<void> => {
      await transact(async (tx) => {
        if (!(await removeDevice(tx, keeperId, device))) throw deviceNotFound()
        await endSessionsAt(tx, keeperId, device)
      })
      audit('device removed', caller, { keeperId })
    },
  }
}

type Begun = Pick<DeviceTable, 'keeperId' | 'device' | 'seenAt'> & {
  readonly caller: Caller
  readonly change: Partial<StatedOfDevice>
}

/** A device that is new to the keeper. Two that come at once can't pass the limit together. */
async function begin(
  tx: Parameters<typeof createDevice>[0],
  { keeperId, device, seenAt, caller, change }: Begun,
) {
  await bumpDataVersion(tx, keeperId)
  // The same one may have come meanwhile.
  const known = await changeDevice(tx, keeperId, device, { ...change, seenAt })
  if (known) return known
  if ((await countDevices(tx, keeperId)) >= mostDevices) throw tooManyDevices(mostDevices)
  const { name, keepsCopy = false, waiting = 0 } = change
  const shown = name ?? deviceOf(caller.userAgent).slice(0, deviceNameLimit)
  return createDevice(tx, { keeperId, device, name: shown, keepsCopy, waiting, createdAt: seenAt, seenAt })
}

/** What is stated; absent fields stay as they are. */
function statedOf({ name, keepsCopy, waiting }: DeviceState): Partial<StatedOfDevice> {
  return {
    ...(name === undefined ? {} : { name }),
    ...(keepsCopy === undefined ? {} : { keepsCopy }),
    ...(waiting === undefined ? {} : { waiting }),
  }
}

const toDevice = (
  { keepsCopy, ...row }: Pick<DeviceTable, 'device' | 'name' | 'waiting' | 'seenAt'> & { keepsCopy: unknown },
  isCurrent: boolean,
): Device => ({ ...row, keepsCopy: Boolean(keepsCopy), hasPush: false, isCurrent })

import { devicesContract } from '@clutchbook/domain/accounts/devices.contract'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/caller.ts'
import { serve } from '../../platform/http/serve.ts'
import type { AccountsService } from './accounts.service.ts'

/** The browsers in which a person keeps records. */
export function devicesRoutes(app: FastifyInstance, { devices }: AccountsService): void {
  serve(app, devicesContract.listDevices, ({ actor }) => devices.list(actor))

  serve(app, devicesContract.putDevice, ({ actor, params, body, request }) =>
    devices.put(actor, params.device, body, callerOf(request)),
  )

  serve(app, devicesContract.removeDevice, async ({ actor, params, request }) => {
    await devices.remove(actor, params.device, callerOf(request))
    return undefined
  })
}

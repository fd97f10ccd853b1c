import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { device, deviceParams, deviceState, ownDevice } from './devices.schema.ts'

/** Calls on the browsers in which a person keeps records, or means to. No token makes, lists or removes one. */
export const devicesContract = {
  listDevices: endpoint({
    method: 'GET',
    path: '/api/devices',
    access: 'signed-in',
    summary: 'Own devices, the last seen first; without their keys',
    answer: z.array(device),
    shows: ['sessions'],
    errors: ['not-signed-in'],
  }),
  putDevice: endpoint({
    method: 'PUT',
    path: '/api/devices/{device}',
    access: 'signed-in',
    summary:
      'Say what this browser keeps. It names itself by a UUID, and is told the key by which it seals what it keeps: the same for this person and this device each time. Absent fields stay; at most 20 devices',
    params: deviceParams,
    body: deviceState,
    answer: ownDevice,
    changes: ['sessions'],
    errors: ['not-valid', 'not-signed-in', 'taken'],
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/api/devices/{device}',
    access: 'signed-in',
    summary: 'Forget a device: its sessions end, and it drops what it keeps once it hears of it',
    params: deviceParams,
    changes: ['sessions'],
    errors: ['not-valid', 'not-signed-in', 'not-found'],
  }),
} as const

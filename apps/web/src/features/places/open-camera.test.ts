import { expect, test } from 'vitest'
import type { CodeReader } from './label-reading.ts'
import { openCamera } from './open-camera.ts'

const reader: CodeReader = { detect: async () => [] }

/** A camera that tells whether it is on. */
function camera() {
  const track = { isOn: true, stop: () => void Object.assign(track, { isOn: false }) }
  return { track, stream: { getTracks: () => [track] } as unknown as MediaStream }
}

const fails = (): Promise<never> => Promise.reject(new Error('no'))

test('PLC-17 the camera is on with what reads its picture', async () => {
  const { track, stream } = camera()
  const open = async () => stream
  expect(await openCamera(async () => reader, open)).toEqual({ reader, stream })
  expect(track.isOn).toBe(true)
})

test('PLC-17 the camera goes off where what reads its picture can’t be loaded, however late it came on', async () => {
  const { track, stream } = camera()
  const late = Promise.withResolvers<MediaStream>()
  const opened = openCamera(fails, () => late.promise)
  late.resolve(stream)
  expect([await opened, track.isOn]).toEqual(['unread', false])
  expect(await openCamera(async () => reader, fails)).toBe('refused')
  expect(await openCamera(fails, fails)).toBe('refused')
})

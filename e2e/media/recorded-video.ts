import { expect, type Page } from '@playwright/test'
import type { TestFile } from '../../apps/server/src/testing/pictures.ts'

/** A second of film that this browser records of a drawing, and so can also play. */
export async function recordedVideo(page: Page): Promise<TestFile> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 240
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/webm;codecs=vp8' })
    const parts: Blob[] = []
    const ended = new Promise<void>((resolve) => {
      recorder.ondataavailable = ({ data }) => parts.push(data)
      recorder.onstop = () => resolve()
    })
    recorder.start()
    for (let frame = 0; frame < 60; frame += 1) {
      if (pen) {
        pen.fillStyle = `hsl(${frame * 6} 70% 50%)`
        pen.fillRect(0, 0, 320, 240)
      }
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await ended
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  const buffer = Buffer.from(base64, 'base64')
  expect(buffer.length).toBeGreaterThan(500)
  return { name: 'strike.webm', mimeType: 'video/webm', buffer }
}

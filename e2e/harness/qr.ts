import type { Locator } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import { pixelsOf } from '../../apps/server/src/testing/pictures.ts'

/** What a phone reads from a QR code as it is drawn on the screen; throws where there is none that can be read. */
export const readQrCode = async (code: Locator): Promise<string> =>
  decodeQR(await pixelsOf(await code.screenshot()))

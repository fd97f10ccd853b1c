import { refuseField } from '@clutchbook/domain/kernel/domain-error'

/** Whether a gallery item carries its bytes with it. */
export const isDataUrl = (item: string): boolean => item.startsWith('data:')

/** The bytes of a data URL in base64. Its declared type is not believed, so it isn't read; `field` is for the message. */
export function bytesOfDataUrl(item: string, field: string): Buffer {
  const comma = item.indexOf(',')
  const head = item.slice(0, comma)
  if (comma < 0 || !head.endsWith(';base64')) throw refuseField(field, 'A photo must be a data URL in base64')
  return Buffer.from(item.slice(comma + 1), 'base64')
}

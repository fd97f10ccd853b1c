import type { TextRule } from '../kernel/fields.ts'

/** How many devices a keeper may have. */
export const mostDevices = 20

/** The longest name of a device, in characters. */
export const deviceNameLimit = 60

/** The name by which a keeper knows a device again, on one line. */
export const deviceNameProblem: TextRule = (name) => {
  const { length } = name.trim()
  if (length === 0) return 'Please give the device a name'
  if (length > deviceNameLimit) return `A device's name has at most ${deviceNameLimit} characters`
  return /\p{Cc}/u.test(name) ? 'Please remove the invisible control characters' : null
}

/** Words of a device's clock that is off. */
export const clockTexts = {
  title: (off: string) => `The clock of this device is ${off}`,
  text: 'What you write down here is dated by the server’s clock. Please set the date and time of the device right.',
  behind: (by: string) => `${by} behind`,
  ahead: (by: string) => `${by} ahead`,
} as const

/** Words around the keeper's time zone. */
export const timeZoneTexts = {
  label: 'Time zone',
  hint: 'Reminders come by this clock, and days begin by it.',
  here: (zone: string) => `Use ${zone}, the zone of this device`,
  nothing: 'No such zone',
  saved: 'Time zone changed',
  failed: 'Failed to change the time zone',
  otherwise: 'Nothing was changed. Please try again.',
} as const

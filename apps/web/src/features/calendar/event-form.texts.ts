/** Words of the event form. */
export const eventFormTexts = {
  add: { title: 'Add New Event', submit: 'Create Event' },
  edit: { title: 'Edit Event', submit: 'Update Event' },
  cancel: 'Cancel',
  related: {
    none: 'None',
    placeholder: 'Type to search',
    nothing: { animal: 'No reptile found', project: 'No project found' },
  },
  repeats: {
    0: 'No repeat',
    1: 'Every day',
    2: 'Every 2 days',
    3: 'Every 3 days',
    4: 'Every 4 days',
    5: 'Every 5 days',
    6: 'Every 6 days',
    7: 'Every week',
    14: 'Every 2 weeks',
    30: 'Every month',
  },
  /** How an event is told part by part, where it was changed elsewhere too. */
  decided: {
    hours: 'Hours',
    noReminder: 'No',
    reminder: (days: string, time: string, repeat: string) =>
      `${days === '1' ? '1 day' : `${days} days`} before at ${time}. ${repeat}.`,
  },
  /** When the reminder comes first; `zone` where that is not the zone of this device. */
  comes: (day: string, time: string, zone: string | null) =>
    zone === null ? `Comes on ${day} at ${time}` : `Comes on ${day} at ${time}, ${zone}`,
  comesNow: 'That moment has passed, so it comes as soon as the event is saved.',
} as const

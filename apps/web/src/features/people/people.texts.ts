/** Words of the profile. */
export const peopleTexts = {
  profile: 'Profile',
  edit: 'Edit Profile',
  since: (day: string) => `Keeping records here since ${day}`,
  plans: { free: 'Free plan', pro: 'Pro plan' },
  figures: { totalAnimals: 'Animals', holdbacks: 'Holdbacks', archived: 'Archived' },
  figuresLabel: 'Your animals in figures',
  animals: 'Your animals',
} as const

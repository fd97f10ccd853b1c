import type { conditionKinds } from '@clutchbook/domain/husbandry/plan'

/** What an animal may be in for a while. */
export const conditionTexts = {
  blue: 'In blue',
  gravid: 'Gravid',
  brumation: 'In brumation',
  fasting: 'Fasting',
  quarantine: 'In quarantine',
} as const satisfies Record<(typeof conditionKinds)[number], string>

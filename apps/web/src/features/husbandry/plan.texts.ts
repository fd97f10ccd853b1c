import type { PlanReason } from '@clutchbook/domain/husbandry/plan'
import { counted } from '../../shared/ui/counted.ts'
import { inSentence } from '../../shared/ui/first-letter.ts'
import { conditionTexts } from './conditions.texts.ts'
import { days } from './counted-days.ts'

const animals = (count: number): string => counted(count, 'animal', 'animals')

/** What an animal may be in or under while its plans wait. */
const pauses = { ...conditionTexts, medication: 'Under medication' } as const

const withinSentence = <Key extends string>(words: Readonly<Record<Key, string>>) =>
  Object.fromEntries(Object.entries<string>(words).map(([key, word]) => [key, inSentence(word)])) as Record<
    Key,
    string
  >

/** Words around plans. */
export const planTexts = {
  title: 'Plans',
  add: 'Add Plan',
  loading: 'Loading plans',
  failed: 'The plans could not be loaded',
  failedText: 'They are safe. Please try again.',
  empty: 'Plan feedings, weighings or a course of medication, and see here and on Today what is due.',
  addTitle: (name: string) => `New plan for ${name}`,
  addForSeveral: (count: number) => `New plan for ${animals(count)}`,
  editTitle: (name: string) => `Plan for ${name}`,
  replaces: 'A plan of the same kind and title is replaced.',
  save: 'Save Plan',
  cancel: 'Cancel',
  added: 'Plan added',
  addedForSeveral: (count: number) => `Plan set for ${animals(count)}`,
  changed: 'Plan changed',
  removed: 'Plan removed',
  pausedByHand: 'Plan paused',
  resumed: 'Plan resumed',
  saveFailed: 'Failed to save the plan',
  removeFailed: 'Failed to remove the plan',
  takeBackFailed: 'Failed to take back the plan',
  someStay: 'What is taken back already stays so. Please look at the plans.',
  nothingSaved: 'Nothing was saved. Please try again.',
  actionsOf: (plan: string) => `Actions for the plan ${plan}`,
  edit: 'Edit',
  pause: 'Pause',
  resume: 'Resume',
  remove: 'Remove',
  give: 'Give',
  done: 'Done',
  kinds: {
    feeding: 'Feeding',
    medication: 'Medication',
    weight: 'Weighing',
    cleaning: 'Cleaning',
    length: 'Measuring',
    climate: 'Climate',
    own: 'Other',
  },
  otherKinds: 'Other kinds',
  fields: {
    kind: 'What',
    ownKind: 'Your own word',
    title: 'Title',
    minDays: 'Every',
    maxDays: 'To at most',
    days: 'days',
    weekdays: 'On days of the week',
    times: 'Times of day',
    timesHint: 'Such as 08:00, 20:00',
    hours: 'How often',
    everyHours: (hours: number) => (hours === 24 ? 'Once a day' : `Every ${hours} hours`),
    startsOn: 'From',
    endsOn: 'Last day',
    scope: 'How much',
    pauses: 'Waits while the animal is',
    retryDays: 'After a refusal, again in days',
    remind: 'Remind me',
    notNoted: 'Not noted',
  },
  pauses,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  weekdaysShort: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  rhythm: {
    every: (least: number, most: number) =>
      least === most ? (least === 1 ? 'Every day' : `Every ${least} days`) : `Every ${least} to ${most} days`,
    weeks: (words: string, weeks: number) =>
      weeks > 1 ? `${words}, every ${weeks} days at the earliest` : words,
    at: (rhythm: string, times: string) => `${rhythm} at ${times}`,
    until: (day: string) => `until ${day}`,
    and: (words: readonly string[]) =>
      words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`,
  },
  next: {
    due: 'Due today',
    dueUntil: (day: string) => `Due, until ${day}`,
    dueAt: (time: string) => `Due at ${time}`,
    overdue: (count: number) => `${days(count)} overdue`,
    overdueAt: (time: string) => `Overdue since ${time}`,
    tomorrow: 'Tomorrow',
    inDays: (count: number) => `In ${days(count)}`,
    laterToday: (time: string) => `Today at ${time}`,
    atTime: (when: string, time: string) => `${when} at ${time}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    paused: 'Paused',
    ended: 'Ended',
    off: 'Off',
    wouldBe: (day: string) => `else due ${day}`,
  },
  reasons: {
    ...withinSentence(pauses),
    regurgitation: 'rests after a regurgitation',
    off: 'switched off',
    'past-end': 'its last day has passed',
    archived: 'archived',
  } satisfies Record<PlanReason, string>,
} as const

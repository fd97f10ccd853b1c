import { trashDays } from '@clutchbook/domain/trash/trash.rules'
import { counted } from '../../shared/ui/counted.ts'
import type { Trashed } from './trash.queries.ts'

/** Words of the trash. */
export const trashTexts = {
  title: 'Trash',
  intro: `What you delete stays here for ${trashDays} days, with everything that hung on it.`,
  loading: 'Loading the trash',
  failed: 'The trash could not be loaded',
  failedText: 'Nothing in it is lost. Check your connection and try again.',
  moreFailed: 'The rest could not be loaded.',
  empty: 'The trash is empty',
  emptyText: `Animals, records, ancestors, projects, clutches, eggs, incubators, boxes, season facts, events, plans, feeders and places that you delete wait here for ${trashDays} days. Restore one, and its photos, records, parents and offspring come back with it.`,
  emptyAction: 'Go to My Animals',
  kinds: {
    animals: 'Animal',
    records: 'Record',
    ancestors: 'Ancestor',
    'breeding-projects': 'Breeding project',
    clutches: 'Clutch',
    'season-facts': 'Season fact',
    eggs: 'Egg',
    events: 'Event',
    plans: 'Plan',
    feeders: 'Feeder',
    places: 'Place',
    incubators: 'Incubator',
    boxes: 'Box',
  } satisfies Record<Trashed['kind'], string>,
  photoOf: (name: string) => `Photo of ${name}`,
  egg: (number: string) => (number === '' ? 'Egg without a number' : `Egg #${number}`),
  deleted: (moment: string) => `Deleted ${moment}`,
  left: (days: number) => `${counted(days, 'day', 'days')} left`,
  restore: 'Restore',
  remove: 'Delete for good',
  /** An action with what it is for, for those who don't see the row. */
  act: (action: string, name: string) => `${action}: ${name}`,
  restored: 'Restored',
  restoredOne: (name: string) => `${name} is back`,
  unlinked: (count: number) =>
    count === 0
      ? undefined
      : `${counted(count, 'link was', 'links were')} changed in the meantime and stay${count === 1 ? 's' : ''} as now.`,
  restoreFailed: 'It could not be restored',
  restoreFailedText: 'It is still in the trash. Please try again.',
  confirm: {
    title: (name: string) => `Delete ${name} for good?`,
    text: 'It leaves the trash with its photos and all that was deleted with it. This cannot be undone.',
    done: 'Deleted for good',
    failed: 'It could not be deleted',
  },
  emptying: {
    button: 'Empty trash',
    title: 'Empty the trash?',
    text: 'Everything in it goes for good, with its photos. This cannot be undone.',
    done: 'Trash emptied',
    failed: 'The trash could not be emptied',
  },
  nothing: 'Nothing was deleted. Please try again.',
} as const

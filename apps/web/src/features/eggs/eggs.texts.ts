import type { EggStatus } from '@clutchbook/domain/eggs/eggs.rules'
import { formatAmount } from '@clutchbook/domain/kernel/amount'

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${formatAmount(count)} ${many}`

/** An egg as it is spoken of: 'Egg #12'; one without a number is just an egg. */
const eggName = (eggNumber: string): string =>
  eggNumber === '' ? 'Egg without a number' : `Egg #${eggNumber}`

/** Words around eggs, in the incubator and on the page of a project. Texts in the requirements' quotes are exact. */
export const eggTexts = {
  title: 'Eggs',
  incubator: 'Incubator',
  incubators: 'Incubators',
  incubating: (count: number) => `${counted(count, 'egg', 'eggs')} currently incubating`,
  nextToHatch: 'next to hatch:',
  eggName,
  numberless: 'None',
  noProject: 'No project',
  /** Stands for the days of an egg whose time is over. */
  over: '–',
  columns: {
    id: 'ID',
    project: 'Project',
    laid: 'Laid',
    due: 'Due',
    days: 'Days',
    status: 'Status',
    actions: 'Actions',
  },
  swipeHint: 'Swipe sideways to see every column',
  views: { label: 'How eggs are shown', table: 'Table', cards: 'Cards' },
  statuses: {
    Incubating: 'Incubating',
    Hatched: 'Hatched',
    Failed: 'Failed',
    Infertile: 'Infertile',
    Slugged: 'Slugged',
  } satisfies Record<EggStatus, string>,
  day: (day: number, of: number) => `Day ${day} of ${of}`,
  /** What a picture of an egg tells those who don't see it. */
  picture: (status: EggStatus, percent: number) =>
    status === 'Incubating' ? `Incubating, ${percent}% of its time` : status,
  upgrade: 'Open Account Settings',
  addEgg: 'Add Egg',
  addClutch: 'Add Clutch',
  attach: 'Attach Egg',
  edit: 'Edit',
  delete: 'Delete',
  editEgg: (eggNumber: string) => `Edit ${eggName(eggNumber)}`,
  deleteEgg: (eggNumber: string) => `Delete ${eggName(eggNumber)}`,
  actionsOf: (eggNumber: string) => `Actions for ${eggName(eggNumber)}`,
  statusOf: (eggNumber: string, status: EggStatus) => `Status of ${eggName(eggNumber)}: ${status}`,
  createProfile: 'Create profile',
  viewAnimal: 'View animal',
  viewMore: (count: number) => `View More (${count})`,
  viewLess: 'View Less',
  viewIncubator: 'View Incubator',
  moreFailed: 'The next eggs could not be loaded.',
  select: (eggNumber: string) => `Select ${eggName(eggNumber)}`,
  selectAll: 'Select every incubating egg shown here',
  selectAllOfProject: 'Select every incubating egg',
  selected: (count: number) => `${counted(count, 'egg', 'eggs')} selected`,
  clearSelection: 'Clear',
  hatch: 'Hatch',
  hatchEggs: 'Hatch Eggs',
  emptyProject:
    'No eggs yet. Once the clutch is laid, add all of its eggs at once; they are numbered in sequence.',
  emptyIncubator: {
    title: 'No Incubating Eggs',
    text: 'The eggs of your projects wait here until they hatch, those due next first.',
  },
  loading: 'Loading eggs',
  failed: 'Error loading eggs',
  failedWith: (message: string) => `Error loading eggs: ${message}`,
  failedText: 'Your eggs are kept as they were. Try again in a moment.',
  unknownError: 'Something went wrong on our side. Please try again.',
  tryAgain: 'Try again',
  changed: 'Egg updated successfully',
  changeFailed: 'Failed to update egg',
  marked: (count: number, status: EggStatus) =>
    `${counted(count, 'egg', 'eggs')} marked ${status.toLowerCase()}`,
  someFailed: (done: number, asked: number) =>
    `${done} of ${asked} eggs were changed. Please look at the others.`,
  projectMoved: (name: string, status: string) => `${name} is now ${status}.`,
  projectBack: (name: string, status: string) => `${name} is ${status} again`,
  takenBack: ([egg, ...others]: readonly { eggNumber: string; status: EggStatus }[]) =>
    egg && others.length === 0
      ? `${eggName(egg.eggNumber)} is ${egg.status.toLowerCase()} again`
      : `${counted(others.length + 1, 'egg is', 'eggs are')} as before`,
  projectKept: (name: string) => `${name} was changed since and keeps its status.`,
  takeBackFailed: 'Nothing was taken back',
  moveBackFailed: 'The status was not set back',
  removed: 'Egg deleted successfully',
  removeFailed: 'Failed to delete the egg.',
  incubatorRemoveFailed: 'Error',
  removeTitle: (eggNumber: string) => `Delete ${eggName(eggNumber)}?`,
  removeText:
    'The egg goes to the trash, where it can be restored for 30 days. An animal that hatched from it stays.',
  attachHere: 'Attach',
  attachTitle: 'Attach an egg to this project',
  attachText: 'Eggs that belong to no project, the newest first.',
  attachEmpty: 'Every egg belongs to a project already.',
  attachOne: (eggNumber: string) => `Attach ${eggName(eggNumber)}`,
  attached: 'Egg attached',
  laidOn: (day: string) => `Laid ${day}`,
  fromProject: (name: string) => `From ${name}`,
} as const

import { addDays, type CivilDay } from '../kernel/civil-day.ts'

/** The statuses a form offers, in the order of a season (BRD-23). Any may follow any other (BRD-24). */
export const offeredStatuses = [
  'Pairing',
  'Paired',
  'Breeding',
  'Confirmed Lock',
  'Gravid',
  'Eggs Laid',
  'Incubating',
  'Hatched',
  'Completed',
  'Failed',
] as const

/** Every status that is accepted and shown; the last two are words of older records (BRD-51). */
export const projectStatuses = [...offeredStatuses, 'Active', 'Complete'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** The statuses of a form for a project that has `stored` now: the ten, and the stored one if it is another (BRD-51). */
export const statusesFor = (stored?: ProjectStatus): readonly ProjectStatus[] =>
  stored === undefined || offeredStatuses.some((status) => status === stored)
    ? offeredStatuses
    : [...offeredStatuses, stored]

const ended: readonly ProjectStatus[] = ['Completed', 'Complete', 'Failed']

/** Whether a project still counts as active (BRD-26): it is neither Completed, Complete nor Failed. */
export const isActiveStatus = (status: ProjectStatus): boolean => !ended.includes(status)

/** The statuses of projects that count as active, and of those among them whose female has not laid yet. */
export const activeStatuses = projectStatuses.filter(isActiveStatus)
export const statusesBeforeLaying: readonly ProjectStatus[] = [
  ...offeredStatuses.slice(0, offeredStatuses.indexOf('Eggs Laid')),
  'Active',
]

/** What becomes of eggs, and the status of their project that says so. */
const toldByEggs = {
  laid: 'Eggs Laid',
  boxed: 'Incubating',
  hatched: 'Hatched',
} as const satisfies Record<string, ProjectStatus>
export type EggsTell = keyof typeof toldByEggs

/**
 * The later of a status and one that is told, in the order of a season. An end stays, and so does 'Active', which has no
 * place there.
 */
export function laterStatus(status: ProjectStatus, told: ProjectStatus): ProjectStatus {
  const season: readonly ProjectStatus[] = offeredStatuses
  const place = season.indexOf(status)
  return place !== -1 && place < season.indexOf(told) ? told : status
}

/** The status that says what became of eggs. */
export const statusToldByEggs = (tell: EggsTell): ProjectStatus => toldByEggs[tell]

/** The status of a project once eggs of it were laid, put into a box or have hatched: it moves on, never back. */
export const statusFollowing = (status: ProjectStatus, tell: EggsTell): ProjectStatus =>
  laterStatus(status, toldByEggs[tell])

/** How a status is shown (BRD-25). */
export type StatusBadge = 'default' | 'secondary' | 'destructive' | 'outline'

const badges: Readonly<Partial<Record<ProjectStatus, StatusBadge>>> = {
  Active: 'default',
  'Confirmed Lock': 'default',
  Complete: 'secondary',
  Completed: 'secondary',
  Failed: 'destructive',
}

export const statusBadge = (status: ProjectStatus): StatusBadge => badges[status] ?? 'outline'

/** Longest texts of a project, in characters. */
export const projectLimits = { name: 120, code: 60, notes: 10_000 } as const

/** The most eggs a clutch size may say. */
export const largestClutch = 1000

/** Words beside a field that is missing (BRD-13 to BRD-17). */
export const projectMessages = {
  name: 'Name is required',
  male: 'Male reptile is required',
  female: 'Female reptile is required',
  startDate: 'Start date is required',
  status: 'Status is required',
  unknownStatus: 'Please choose one of the statuses',
} as const

/** What a new project starts with (BRD-08 to BRD-11); days are of the keeper's calendar. */
export const projectDefaults = (today: CivilDay) =>
  ({
    startDate: today,
    expectedLayDate: addDays(today, 30),
    nextClutchDate: addDays(today, 60),
    status: 'Pairing',
  }) as const

/** A word of caution, or null. Laying before the start is unusual but allowed (BRD-Q06). */
export const layDateWarning = (startDate: CivilDay, expectedLayDate: CivilDay | null): string | null =>
  expectedLayDate !== null && expectedLayDate < startDate
    ? 'The expected lay date is before the start date'
    : null

import type { CivilDay } from '../kernel/civil-day.ts'

/** What is expected on a day: eggs hatch, a female lays, a project's next clutch comes. */
export const dueKinds = ['hatch', 'lay', 'clutch'] as const
export type DueKind = (typeof dueKinds)[number]

/** A day of the calendar that follows from eggs or a project; nobody wrote it down as an event. */
export type DueDay = {
  readonly kind: DueKind
  readonly day: CivilDay
  /** Of a hatch: how many eggs of one project, or of none, are due on the day; else 0. */
  readonly eggs: number
  /** The number of the egg where it is the only one and has one. */
  readonly eggNumber: string | null
  readonly breedingProjectId: number | null
  /** The project as it is called now, or was when its eggs were left without it. */
  readonly projectName: string | null
}

/** What is due, without whose it is: '12 eggs due', 'Egg 7 due', 'Expected to lay', 'Next clutch'. */
export function dueWords({ kind, eggs, eggNumber }: DueDay): string {
  if (kind === 'lay') return 'Expected to lay'
  if (kind === 'clutch') return 'Next clutch'
  if (eggs > 1) return `${eggs} eggs due`
  return eggNumber === null ? '1 egg due' : `Egg ${eggNumber} due`
}

/** The same with the name of the project, as calendars tell it: '12 eggs due: Clown x Pied'. */
export const dueTitle = (due: DueDay): string =>
  due.projectName === null ? dueWords(due) : `${dueWords(due)}: ${due.projectName}`

/** Due days by the day they are on. */
export function dueByDay<Due extends { readonly day: CivilDay }>(due: readonly Due[]): Map<CivilDay, Due[]> {
  const days = new Map<CivilDay, Due[]>()
  for (const one of due) days.set(one.day, [...(days.get(one.day) ?? []), one])
  return days
}

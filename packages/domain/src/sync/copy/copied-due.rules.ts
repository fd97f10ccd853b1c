import { activeStatuses, statusesBeforeLaying } from '../../breeding/breeding.rules.ts'
import type { Project } from '../../breeding/breeding.schema.ts'
import type { DueDay } from '../../calendar/due-days.rules.ts'
import { expectedHatchDay } from '../../eggs/eggs.rules.ts'
import type { CivilDay } from '../../kernel/civil-day.ts'
import { projectNameOf, type SyncedEgg } from './copied-breeding.rules.ts'
import { type Asked, type Copied, type Copy, rowsOf, textIn, whole } from './copy.ts'

/** A day of something, and the record that puts it in order among those of its kind and day. */
type Due = DueDay & { readonly id: number }

type Within = (day: CivilDay) => boolean

/** Eggs in the incubator by the day on which they are expected and by their project; the first stands for all of them. */
function hatchesOf(copy: Copy, isWithin: Within): Due[] {
  const hatches = new Map<string, Due>()
  const eggs = rowsOf<SyncedEgg>(copy, 'eggs').sort((one, other) => one.id - other.id)
  for (const egg of eggs) {
    const day = expectedHatchDay(egg)
    if (egg.status !== 'Incubating' || !isWithin(day)) continue
    const { id, breedingProjectId } = egg
    const projectName = projectNameOf(copy, egg)
    const key = JSON.stringify([day, breedingProjectId, projectName])
    const known = hatches.get(key)
    hatches.set(key, {
      ...{ kind: 'hatch', day, breedingProjectId, projectName, id: known?.id ?? id },
      eggs: (known?.eggs ?? 0) + 1,
      eggNumber: known || egg.eggNumber === '' ? null : egg.eggNumber,
    })
  }
  return [...hatches.values()]
}

function ofProjects(
  copy: Copy,
  kind: 'lay' | 'clutch',
  dayOf: (project: Project) => CivilDay | null,
  isWithin: Within,
): Due[] {
  const statuses: readonly string[] = kind === 'lay' ? statusesBeforeLaying : activeStatuses
  return rowsOf<Project>(copy, 'breeding-projects').flatMap((project) => {
    const { id, name, status } = project
    const day = dayOf(project)
    if (day === null || !statuses.includes(status) || !isWithin(day)) return []
    return [{ kind, day, id, eggs: 0, eggNumber: null, breedingProjectId: id, projectName: name }]
  })
}

const order: readonly DueDay['kind'][] = ['lay', 'clutch', 'hatch']

/** Days on which eggs hatch, females lay and next clutches come, the first day first. */
export function listCopiedDueDays(copy: Copy, { query }: Asked): Copied {
  const [from, to] = [textIn(query, 'from'), textIn(query, 'to')]
  const isWithin: Within = (day) => (from === undefined || day >= from) && (to === undefined || day <= to)
  const due = [
    ...ofProjects(copy, 'lay', ({ expectedLayDate }) => expectedLayDate, isWithin),
    ...ofProjects(copy, 'clutch', ({ nextClutchDate }) => nextClutchDate, isWithin),
    ...hatchesOf(copy, isWithin),
  ]
  due.sort(
    (one, other) =>
      (one.day < other.day ? -1 : Number(one.day > other.day)) ||
      order.indexOf(one.kind) - order.indexOf(other.kind) ||
      one.id - other.id,
  )
  return whole(due.map(({ id: _, ...day }) => day))
}

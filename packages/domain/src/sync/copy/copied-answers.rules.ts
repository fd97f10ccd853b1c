import type { SeasonSettings } from '../../breeding/season-settings.fields.ts'
import type { HusbandrySettings } from '../../husbandry/settings.fields.ts'
import { getCopiedAnimal, listCopiedAnimals, listCopiedSpecies } from './copied-animals.rules.ts'
import {
  getCopiedEgg,
  getCopiedProject,
  listCopiedEggs,
  listCopiedEggsOfProject,
  listCopiedProjects,
  listCopiedProjectsOfAnimal,
} from './copied-breeding.rules.ts'
import {
  type ClutchesAsked,
  getCopiedClutch,
  listCopiedClutches,
  listCopiedEntries,
} from './copied-clutches.rules.ts'
import { readCopiedDashboard } from './copied-dashboard.rules.ts'
import { listCopiedDueDays } from './copied-due.rules.ts'
import { listCopiedEvents, listCopiedUpcoming } from './copied-events.rules.ts'
import { listCopiedAncestors, listCopiedOffspring, readCopiedPedigree } from './copied-family.rules.ts'
import { findCopiedLabel } from './copied-labels.rules.ts'
import { getCopiedPlace, listCopiedPlaces } from './copied-places.rules.ts'
import { type CopiedNow, listCopiedPlans, listCopiedWork } from './copied-plans.rules.ts'
import { listCopiedRecords, listCopiedRecordsOfAny, readCopiedLatest } from './copied-records.rules.ts'
import { searchCopy } from './copied-search.rules.ts'
import { readCopiedCare, readCopiedToday } from './copied-today.rules.ts'
import type { Asked, Copied, Copy } from './copy.ts'

/** When a copy is asked, and what the device knows beside it. */
export type CopiedWhen = Pick<CopiedNow, 'day' | 'clock'> & {
  /** An answer that is kept as it came, by its path; null without one. */
  readonly kept: (path: string) => Promise<unknown>
  /** What the server last answered to the same call, where a part of it is kept; null without one. */
  readonly last: unknown
}

type Answer = (
  copy: Copy,
  asked: Asked,
  day: CopiedNow['day'],
  last: unknown,
) => Copied | null | Promise<Copied | null>

/** The reads that a copy answers, by their addresses; the same answers as the server's, held by a test of both. */
const answers: Readonly<Record<string, Answer>> = {
  'GET /api/animals': (copy, asked) => listCopiedAnimals(copy, 'all', asked),
  'GET /api/animals/main': (copy, asked) => listCopiedAnimals(copy, 'main', asked),
  'GET /api/animals/holdbacks': (copy, asked) => listCopiedAnimals(copy, 'holdbacks', asked),
  'GET /api/animals/archived': (copy, asked) => listCopiedAnimals(copy, 'archived', asked),
  'GET /api/animals/species': listCopiedSpecies,
  'GET /api/animals/{id}': getCopiedAnimal,
  'GET /api/animals/{id}/genotype': async (copy, asked) =>
    // What families say weighs as much as all else; it comes where genes are looked at.
    (await import('./copied-genotype.rules.ts')).readCopiedGenotype(copy, asked),
  'GET /api/animals/{id}/records': listCopiedRecords,
  'GET /api/animals/{id}/records/latest': readCopiedLatest,
  'GET /api/animals/{id}/lineage': readCopiedPedigree,
  'GET /api/animals/{id}/ancestors': listCopiedAncestors,
  'GET /api/animals/{id}/offspring': listCopiedOffspring,
  'GET /api/records': listCopiedRecordsOfAny,
  'GET /api/animals/{id}/breeding-projects': listCopiedProjectsOfAnimal,
  'GET /api/breeding-projects': listCopiedProjects,
  'GET /api/breeding-projects/{id}': getCopiedProject,
  'GET /api/eggs': listCopiedEggs,
  'GET /api/eggs/{id}': getCopiedEgg,
  'GET /api/eggs/by-breeding-project/{id}': listCopiedEggsOfProject,
  'GET /api/clutches/{id}/log': listCopiedEntries,
  'GET /api/events': listCopiedEvents,
  'GET /api/places': listCopiedPlaces,
  'GET /api/places/{id}': getCopiedPlace,
  'GET /api/labels/{key}': findCopiedLabel,
  'GET /api/search': searchCopy,
  'GET /api/events/due': listCopiedDueDays,
  'GET /api/events/upcoming/{days}': listCopiedUpcoming,
  'GET /api/dashboard': (copy, _, day, last) => readCopiedDashboard(copy, day, last),
}

/** Those that follow from plans, and so from what the keeper has set. */
const planned: Readonly<Record<string, (copy: Copy, asked: Asked, now: CopiedNow) => Copied | null>> = {
  'GET /api/today': readCopiedToday,
  'GET /api/today/days': listCopiedWork,
  'GET /api/plans': listCopiedPlans,
  'GET /api/animals/{id}/care': readCopiedCare,
}

/** Those that tell seasons, and in part what follows from readings. */
const seasonal: Readonly<Record<string, (copy: Copy, asked: Asked, of: ClutchesAsked) => Copied>> = {
  'GET /api/clutches': listCopiedClutches,
  'GET /api/clutches/{id}': getCopiedClutch,
}

/** What a copy answers to a read; null where it can't tell. Throws a `DomainError` where the server refuses. */
export async function answerFromCopy(
  copy: Copy,
  address: string,
  asked: Asked,
  { day, clock, kept, last }: CopiedWhen,
): Promise<Copied | null> {
  const [fromPlans, ofSeasons] = [planned[address], seasonal[address]]
  if (fromPlans) {
    const settings = (await kept('/api/husbandry/settings')) as HusbandrySettings | null
    return settings && fromPlans(copy, asked, { day, clock, settings })
  }
  if (ofSeasons) {
    const settings = (await kept('/api/season-settings')) as SeasonSettings | null
    return settings && ofSeasons(copy, asked, { firstDay: settings.firstDay, today: day, last })
  }
  return answers[address]?.(copy, asked, day, last) ?? null
}

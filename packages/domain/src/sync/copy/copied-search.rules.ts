import type { Project } from '../../breeding/breeding.schema.ts'
import type { CalendarEvent } from '../../calendar/calendar.schema.ts'
import type { Animal } from '../../collection/collection.schema.ts'
import { searchLimits } from '../../search/search.rules.ts'
import { findIn, mostOfAKind, searchIndexOf } from '../../search/search-index.rules.ts'
import type { SyncedEgg } from './copied-breeding.rules.ts'
import type { SyncedPlace } from './copied-tree.rules.ts'
import {
  type Asked,
  type Copied,
  type Copy,
  numberIn,
  onceFor,
  rowOf,
  rowsOf,
  textIn,
  whole,
} from './copy.ts'

type Numbered = { readonly id: number }

/** The newest of a kind, which are looked through. */
const newest = <Row extends Numbered>(rows: Row[]): Row[] =>
  rows.sort((one, other) => other.id - one.id).slice(0, mostOfAKind)

/** Everything that is looked through, made when it is first asked for. */
const indexOf = onceFor((copy: Copy) =>
  searchIndexOf({
    animals: newest(rowsOf<Animal>(copy, 'animals')),
    projects: newest(rowsOf<Project>(copy, 'breeding-projects')),
    eggs: newest(rowsOf<SyncedEgg>(copy, 'eggs')).map((egg) => ({
      ...egg,
      linkedProjectName: rowOf<Project>(copy, 'breeding-projects', egg.breedingProjectId)?.name ?? null,
    })),
    events: newest(rowsOf<CalendarEvent>(copy, 'events')),
    places: newest(rowsOf<SyncedPlace>(copy, 'places')).map((place) => ({
      ...place,
      outerName: rowOf<SyncedPlace>(copy, 'places', place.parentId)?.name ?? null,
    })),
  }),
)

/** What fits the words best, of animals, projects, eggs, events and places. */
export const searchCopy = (copy: Copy, { query }: Asked): Copied =>
  whole(findIn(indexOf(copy), textIn(query, 'q') ?? '', numberIn(query, 'limit') ?? searchLimits.usual))

/** What a label opens, in the order in which labels are answered. */
export const labelledKinds = ['animal', 'place', 'project', 'clutch', 'box', 'incubator'] as const
export type LabelledKind = (typeof labelledKinds)[number]

/** The lists in which labels are wanted, by what they are of. */
export const labelledLists = {
  animal: 'animals',
  place: 'places',
  project: 'projects',
  clutch: 'clutches',
  box: 'boxes',
  incubator: 'incubators',
} as const satisfies Record<LabelledKind, string>

/** The columns by which labels point at what they open. */
export const labelLinks = {
  animal: 'animalId',
  place: 'placeId',
  project: 'breedingProjectId',
  clutch: 'clutchId',
  box: 'boxId',
  incubator: 'incubatorId',
} as const satisfies Record<LabelledKind, string>
export type LabelLink = (typeof labelLinks)[LabelledKind]

/** What may stand on a label besides name and code; price and contact are printed only where a keeper ticks them. */
export const labelLines = [
  'species',
  'morph',
  'sex',
  'born',
  'weight',
  'pair',
  'laid',
  'counts',
  'box',
  'incubator',
  'capacity',
  'set',
  'limits',
  'place',
  'within',
  'status',
  'price',
  'contact',
] as const

/** Where a label points; all but one of the columns hold nothing. A copy of an earlier version lacks some of them. */
export type Labelled = { readonly [K in LabelLink]?: number | null }

/** What a label opens; null where that is gone. */
export function openedBy(labelled: Labelled): { readonly kind: LabelledKind; readonly id: number } | null {
  for (const kind of labelledKinds) {
    const id = labelled[labelLinks[kind]] ?? null
    if (id !== null) return { kind, id }
  }
  return null
}

/**
 * Where a label leads its owner (PLC-13, SEA-23): to the quick log of an animal, to a place, a project, a clutch or an
 * incubator. A box is shown by the page of the incubator that it stands in.
 */
export const ownerPath: Readonly<Record<LabelledKind, (id: number, incubatorId: number | null) => string>> = {
  animal: (id) => `/animals/${id}?log`,
  place: (id) => `/places/${id}`,
  project: (id) => `/breeding/projects/${id}`,
  clutch: (id) => `/clutches/${id}`,
  box: (id, incubatorId) => `/incubators/${incubatorId}?box=${id}`,
  incubator: (id) => `/incubators/${id}`,
}

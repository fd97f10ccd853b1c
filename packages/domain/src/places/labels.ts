/** What a label opens. */
export const labelledKinds = ['animal', 'place', 'project'] as const
export type LabelledKind = (typeof labelledKinds)[number]

/** What may stand on a label besides name and code; price and contact are printed only where a keeper ticks them. */
export const labelLines = [
  'species',
  'morph',
  'sex',
  'born',
  'weight',
  'place',
  'within',
  'status',
  'price',
  'contact',
] as const

/** Where a label leads its owner (PLC-13): to the quick log of an animal, to a place, to a project. */
export const ownerPath: Readonly<Record<LabelledKind, (id: number) => string>> = {
  animal: (id) => `/animals/${id}?log`,
  place: (id) => `/places/${id}`,
  project: (id) => `/breeding/projects/${id}`,
}

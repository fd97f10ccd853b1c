import type { Pairing } from '../board.queries.ts'

type DueWindow = Pairing['windows'][number]

/** A pairing as the board tells it, with what a test says of it. */
export const pairing = (fields: Partial<Pairing> = {}): Pairing => ({
  ...{ breedingProjectId: 7, projectName: 'Clown line', status: 'Pairing', stage: 'planned' },
  ...{ maleId: 1, maleName: 'Cinder', femaleId: 2, femaleName: 'Dahlia' },
  ...{ bars: [], marks: [], windows: [], clutchIds: [] },
  ...fields,
})

/** A window in which she lays. */
export const windowOf = (fields: Partial<DueWindow> = {}): DueWindow => ({
  ...{ step: 'lay', animalId: 2, animalName: 'Dahlia', clutchId: null, clutchCode: null },
  ...{ from: '2026-11-30', to: '2026-12-15', likely: '2026-12-08', state: 'ahead', breedingProjectId: 7 },
  basedOn: { kind: 'shed', day: '2026-11-05' },
  ...{ range: [25, 40], confidence: 'high', ownRecords: 0, meanErrorDays: null, sources: [] },
  ...fields,
})

import { area, counted, fresh } from '../kernel/area.ts'
import { boardContract } from './board.contract.ts'
import { compareContract } from './compare.contract.ts'
import { forecastContract } from './forecast.contract.ts'
import { plannerContract } from './planner.contract.ts'
import { seasonFactsContract } from './season-facts.contract.ts'
import { seasonFactFields } from './season-facts.fields.ts'
import { speciesFiguresContract } from './species-figures.contract.ts'
import { speciesFiguresFields } from './species-figures.fields.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    'season-facts': true
    'species-facts': true
  }
}

/** Seasons of females. They stand after the animals, projects and clutches that they tell of. */
export const seasonArea = area({
  records: [
    {
      kind: 'season-facts',
      table: 'seasonFact',
      fields: seasonFactFields,
      belongsTo: { column: 'animalId', kind: 'animals' },
      // The name of a male that was deleted; the statuses between which a fact moved its project, null where it moved none.
      texts: ['maleName', 'movedFrom', 'movedTo'],
      derived: { version: fresh },
    },
    // The figures, as JSON; decision 0088.
    {
      kind: 'species-facts',
      table: 'speciesFigures',
      fields: speciesFiguresFields,
      texts: ['figures'],
      json: ['figures'],
      derived: { speciesKey: counted },
    },
  ],
  contracts: [
    seasonFactsContract,
    speciesFiguresContract,
    forecastContract,
    boardContract,
    compareContract,
    plannerContract,
  ],
})

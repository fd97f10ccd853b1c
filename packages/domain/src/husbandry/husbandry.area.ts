import { area, counted, fresh } from '../kernel/area.ts'
import { careContract } from './care.contract.ts'
import { planContract } from './plan.contract.ts'
import { planFields } from './plan.fields.ts'
import { recordLogContract } from './record-log.contract.ts'
import { husbandrySettingsContract } from './settings.contract.ts'
import { todayContract } from './today.contract.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    plans: true
  }
}

export const husbandryArea = area({
  records: [
    {
      kind: 'plans',
      table: 'husbandryPlan',
      fields: planFields,
      belongsTo: { column: 'animalId', kind: 'animals' },
      orTo: { column: 'placeId', kind: 'places' },
      // Days, times, food, dose, scope and pauses, as JSON; decision 0072.
      texts: ['terms'],
      json: ['terms'],
      derived: { version: fresh, kindKey: counted, nameKey: counted },
    },
  ],
  contracts: [planContract, careContract, recordLogContract, husbandrySettingsContract, todayContract],
})

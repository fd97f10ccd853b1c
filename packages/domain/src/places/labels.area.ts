import { area } from '../kernel/area.ts'
import { labelsContract } from './labels.contract.ts'
import { labelFields } from './labels.fields.ts'

declare module '../kernel/record-kinds.ts' {
  interface KeeperKinds {
    labels: true
  }
}

/** The keys of labels. They stand after what they open. */
export const labelsArea = area({
  records: [{ kind: 'labels', table: 'label', fields: labelFields, derived: {} }],
  contracts: [labelsContract],
})

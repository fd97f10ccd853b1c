import { refuseField } from '../kernel/domain-error.ts'
import { todayLimits } from './today.ts'

export const dayOutOfReach = () =>
  refuseField('on', `Please choose a day from today to ${todayLimits.daysAhead} days ahead`)

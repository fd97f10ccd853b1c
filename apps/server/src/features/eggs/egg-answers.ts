import type { Egg, ListedEgg } from '@clutchbook/domain/eggs/eggs.schema'
import type { ListedRow } from './egg-lists.repository.ts'
import type { EggRow } from './eggs.repository.ts'

/** An egg as its owner reads it. */
export function toEgg(row: EggRow): Egg {
  const { keeperId, projectName: _kept, numberKey: _key, expectedDay: _day, ...fields } = row
  return {
    ...fields,
    userId: keeperId,
    isViable: Boolean(row.isViable),
    isTopMarked: Boolean(row.isTopMarked),
  }
}

/** An egg as lists carry it. */
export function toListedEgg({ linkedProjectName, hatchlingId, ...row }: ListedRow): ListedEgg {
  return { ...toEgg(row), projectName: linkedProjectName ?? row.projectName, hatchlingId }
}

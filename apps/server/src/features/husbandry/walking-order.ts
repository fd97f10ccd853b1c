import { naturalSortKey } from '@clutchbook/domain/kernel/text-order'
import type { PlanOfAnimal } from './plans.repository.ts'

/** Sorts plans by the custom IDs of their animals as people count, then by name; those of one animal stay together. */
export const walkingKey = ({ customIdKey, animalName, animalId }: PlanOfAnimal): string =>
  [customIdKey, naturalSortKey(animalName), String(animalId).padStart(16, '0')].join('\t')

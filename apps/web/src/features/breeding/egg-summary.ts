import type { Project } from '@clutchbook/domain/breeding/breeding.schema'
import { breedingTexts } from './breeding.texts.ts'

const texts = breedingTexts.card

/** A project's eggs in a few words: how many, and how many of them are incubating or have hatched. */
export function eggSummary({
  eggCount,
  incubatingCount,
  hatchedCount,
}: Pick<Project, 'eggCount' | 'incubatingCount' | 'hatchedCount'>): string {
  if (eggCount === 0) return texts.noEggs
  return [
    texts.eggs(eggCount),
    incubatingCount > 0 ? texts.incubating(incubatingCount) : null,
    hatchedCount > 0 ? texts.hatched(hatchedCount) : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}
